import { listOf } from '../list-of.ts';
import type { Phrasing } from '../phrasing.ts';

const q = (text: string): string => `„${text}“`;
const learned = (text: string): string => `In der Stunde hast du gelernt: ${q(text)}`;
const confused = (term: string, other?: string): string =>
  other
    ? `Verwechselt ${q(term)} mit ${q(other)}.`
    : `Wiederholt nur ${q(term)} oder nennt etwas Ähnliches, ohne es zu erklären.`;
const define = (term: string, meaning: string): string =>
  `${q(term)}: ${/[.!?]$/.test(meaning) ? meaning : `${meaning}.`}`;
const afterThat = (outcome: string): string => outcome.replace(/^\p{Lu}/u, (letter) => `Dann ${letter.toLowerCase()}`);

/** German. */
export const de: Phrasing = {
  quote: q,
  meaning: ({ term, meaning, other }) => ({
    text: `Erkläre mit eigenen Worten, was mit ${q(term)} gemeint ist.`,
    modelAnswer: define(term, meaning),
    misconception: confused(term, other),
  }),
  whatIs: ({ term, np, verb, meaning, other }) => ({
    text: `Erkläre mit eigenen Worten, was ${np} ${verb}.`,
    modelAnswer: define(term, meaning),
    misconception: confused(term, other),
  }),
  whichTerm: ({ term, meaning, other }) => ({
    text: `Welcher Begriff passt zu dieser Beschreibung? ${q(meaning)}`,
    modelAnswer: define(term, meaning),
    misconception: confused(term, other),
  }),
  listed: ({ stem, list, items }) => ({
    text: `${learned(stem)} Welche sind das?`,
    modelAnswer: list,
    misconception: `Nennt weniger als ${items.length} oder etwas, das nicht dazugehört.`,
  }),
  finish: ({ stem, list, items }) => ({
    text: `Vervollständige den Satz mit dem, was du in der Stunde gelernt hast: ${q(`${stem} …`)}`,
    modelAnswer: list,
    misconception: `Nennt weniger als ${items.length} oder etwas, das nicht dazugehört.`,
  }),
  whatHappens: ({ when, outcome }) => ({
    text: `Was passiert, ${when}?`,
    modelAnswer: afterThat(outcome),
    misconception: 'Denkt, dass sich nichts ändert, oder nennt etwas, das nicht daraus folgt.',
  }),
  why: ({ effect, cause }) => ({
    text: `${learned(effect)} Erkläre den Grund dafür.`,
    modelAnswer: cause,
    misconception: 'Wiederholt, was geschieht, ohne die Ursache zu nennen.',
  }),
  whyInverted: ({ inverted, cause }) => ({
    text: `Warum ${inverted}?`,
    modelAnswer: cause,
    misconception: 'Nennt eine Folge statt der Ursache.',
  }),
  result: ({ cause, passage }) => ({
    text: `${learned(cause)} Welche Folge ergibt sich daraus?`,
    modelAnswer: passage,
    misconception: 'Verwechselt Ursache und Folge.',
  }),
  ownWords: ({ text }) => ({
    text: `Erkläre mit eigenen Worten, was hier steht: ${q(text)}`,
    modelAnswer: text,
    misconception: 'Schreibt den Satz ab, ohne zu zeigen, was er bedeutet.',
  }),
  imagine: ({ bare, outcome }) => ({
    text: `Stell dir vor, dass ${bare}. Was passiert dann? Erkläre es mit dem, was du in der Stunde gelernt hast.`,
    modelAnswer: afterThat(outcome),
    misconception: 'Denkt, dass sich nichts ändert, oder nennt eine Folge, ohne sie zu erklären.',
  }),
  without: ({ passage, item, list }) => ({
    text: `${learned(passage)} Stell dir eine Situation ohne ${q(item)} vor. Was passiert dann? Erkläre.`,
    modelAnswer: `Ohne ${q(item)} geht es nicht, denn alles davon wird gebraucht: ${list}.`,
    misconception: 'Denkt, dass das Übrige allein ausreicht.',
  }),
  changeOne: ({ passage, list }) => ({
    text: `${learned(passage)} Wähle einen dieser Faktoren und denke dir eine Situation aus, in der er sich ändert. Was passiert dann? Erkläre.`,
    modelAnswer: `Richtig ist jede Antwort, die einen Faktor wählt (${list}) und die Folge erklärt.`,
    misconception: 'Nennt eine Veränderung, die mit keinem dieser Faktoren zu tun hat.',
  }),
  elsewhere: ({ passage, cause }) => ({
    text: `${learned(passage)} Denke dir eine andere Situation aus, in der dasselbe geschieht. Erkläre, warum es auch dort geschieht.`,
    modelAnswer: `Richtig ist jede Situation mit derselben Ursache: ${q(cause)}`,
    misconception: 'Nennt eine Situation, die nur ähnlich aussieht, aber eine andere Ursache hat.',
  }),
  example: ({ term, meaning, other }) => ({
    text: `Denke dir ein eigenes Beispiel für ${q(term)} aus, das in der Stunde nicht vorkam. Erkläre, warum es passt.`,
    modelAnswer: `Richtig ist jedes Beispiel, das dazu passt: ${meaning}`,
    misconception: confused(term, other),
  }),
  picture: ({ text }) => ({
    text: `${learned(text)} Mache diese Zahl mit einem Vergleich aus dem Alltag anschaulich.`,
    modelAnswer: `Richtig ist jeder Vergleich, der zur Zahl passt: ${q(text)}`,
    misconception: 'Vergleicht mit etwas, das viel größer oder kleiner ist.',
  }),
  newspaper: ({ text }) => ({
    text: `Schreibe zwei Sätze für eine Zeitung von damals über dieses Ereignis: ${q(text)} Erkläre darin, warum es wichtig ist.`,
    modelAnswer: `Sagt, was geschah (${q(text)}), und was sich dadurch änderte.`,
    misconception: 'Erzählt nur, was geschah, aber nicht, warum es wichtig ist.',
  }),
  livedThen: ({ text }) => ({
    text: `Lies diesen Satz: ${q(text)} Stell dir vor, du lebst in dieser Zeit. Was würdest du ändern wollen? Begründe es mit dem Satz.`,
    modelAnswer: `Nennt eine Veränderung, die dazu passt: ${q(text)}`,
    misconception: 'Urteilt nur aus heutiger Sicht und benutzt den Satz nicht.',
  }),
  today: ({ term, meaning, other }) => ({
    text: `Nenne etwas aus der heutigen Zeit, das man mit ${q(term)} vergleichen kann, und erkläre, was daran ähnlich ist.`,
    modelAnswer: `Richtig ist jeder Vergleich, der dazu passt: ${meaning}`,
    misconception: confused(term, other),
  }),
  recognise: ({ a, b, answer }) => ({
    text: `Dir begegnet in Wirklichkeit ${q(a)} oder ${q(b)}. Woran erkennst du, was von beiden es ist? Erkläre.`,
    modelAnswer: answer,
    misconception: `Nennt etwas, das für beides gilt: ${q(a)} und ${q(b)}.`,
  }),
  seenElsewhere: ({ text }) => ({
    text: `Wo begegnet dir das außerhalb des Unterrichts? ${q(text)} Gib ein eigenes Beispiel und erkläre es.`,
    modelAnswer: `Richtig ist jedes Beispiel, das dazu passt: ${q(text)}`,
    misconception: 'Wiederholt den Satz, statt ein Beispiel zu geben.',
  }),
  difference: ({ a, b, answer }) => ({
    text: `Erkläre den Unterschied zwischen ${q(a)} und ${q(b)}.`,
    modelAnswer: answer,
    misconception: `Schreibt ${q(b)} zu, was für ${q(a)} gilt, oder umgekehrt.`,
  }),
  opposite: ({ first, answer }) => ({
    text: `${learned(first)} Was steht dazu im Gegensatz? Erkläre den Unterschied.`,
    modelAnswer: answer,
    misconception: 'Nennt nur eine Seite des Gegensatzes.',
  }),
  notSo: ({ cause, passage, isHistory }) => ({
    text: isHistory
      ? `${learned(cause)} Angenommen, das wäre nicht so gewesen. Was wäre dann anders verlaufen? Erkläre.`
      : `${learned(cause)} Angenommen, das wäre nicht so. Was wäre dann anders? Erkläre.`,
    modelAnswer: `Dann gilt das nicht mehr: ${q(passage)}`,
    misconception: 'Sieht nicht, dass die Folge von dieser Ursache abhängt.',
  }),
  howCome: ({ effect, cause }) => ({
    text: `${learned(effect)} Nenne die Ursache und erkläre, wie das eine zum anderen führt.`,
    modelAnswer: cause,
    misconception: 'Nennt eine Ursache, aber nicht, wie das eine zum anderen führt.',
  }),
  mistake: ({ wrong, right, term, other }) => ({
    text: `In diesem Satz steckt ein Fehler: ${q(wrong)} Verbessere den Satz und erkläre, was nicht stimmt.`,
    modelAnswer: right,
    misconception: confused(term, other),
  }),
  significance: ({ text }) => ({
    text: `Lies diesen Satz: ${q(text)} Warum war das ein wichtiger Schritt? Nenne einen Grund, der zur Stunde passt.`,
    modelAnswer: `Sagt, was sich dadurch änderte: ${q(text)}`,
    misconception: 'Erzählt nach, was geschah, ohne zu sagen, was es änderte.',
  }),
  weigh: ({ passage, list }) => ({
    text: `${learned(passage)} Was davon ist deiner Meinung nach am wichtigsten? Begründe deine Antwort.`,
    modelAnswer: `Richtig ist jede Wahl (${list}) mit einem Grund, der zur Stunde passt.`,
    misconception: 'Wählt ohne Grund oder mit einem Grund, der nichts mit der Stunde zu tun hat.',
  }),
  relate: ({ a, b, answer }) => ({
    text: `Erkläre, was ${q(a)} und ${q(b)} miteinander zu tun haben.`,
    modelAnswer: answer,
    misconception: `Beschreibt ${q(a)} und ${q(b)} ohne Zusammenhang.`,
  }),
  missing: ({ term, meaning, other, isHistory }) => ({
    text: isHistory
      ? `Was wäre ohne ${q(term)} anders verlaufen? Erkläre.`
      : `Was wäre ohne ${q(term)} anders? Erkläre.`,
    modelAnswer: `Dann fehlt: ${meaning}`,
    misconception: confused(term, other),
  }),
  important: ({ text }) => ({
    text: `Warum ist es wichtig, das zu wissen? ${q(text)} Nenne einen Grund, der zur Stunde passt.`,
    modelAnswer: `Nennt einen Grund, der hieraus folgt: ${q(text)}`,
    misconception: 'Wiederholt den Satz ohne Grund.',
  }),
  aboutTopic: (topic) => ({
    recall: {
      text: `Erkläre mit eigenen Worten und an einem Beispiel, was du über ${q(topic)} gelernt hast.`,
      misconception: 'Nennt einzelne Wörter, ohne sie zu erklären.',
    },
    apply: {
      text: `Denke dir eine Situation außerhalb des Unterrichts aus, in der du Wissen über ${q(topic)} brauchst. Erkläre, wofür.`,
      misconception: 'Nennt eine Situation, die nichts mit dem Thema zu tun hat.',
    },
    judge: {
      text: `Welchen Fehler machen Menschen deiner Meinung nach beim Thema ${q(topic)} am häufigsten? Erkläre, was daran nicht stimmt.`,
      misconception: 'Nennt einen Fehler, ohne zu erklären, was richtig ist.',
    },
  }),
  suggestedFocus: (topics, headings) =>
    `In dieser Stunde geht es um ${listOf(topics.map(q), 'und')}.${headings.length > 0 ? ` Abschnitte: ${listOf(headings.map(q), 'und')}.` : ''}`,
};
