import { listOf } from '../list-of.ts';
import type { Phrasing } from '../phrasing.ts';

/** French puts a space that does not break inside its quotation marks and before ? and :. */
const q = (text: string): string => `«\u00a0${text}\u00a0»`;
const tail = '\u00a0?';
const colon = '\u00a0:';
const learned = (text: string): string => `Dans la leçon, tu as appris${colon} ${q(text)}`;
const confused = (term: string, other?: string): string =>
  other
    ? `Confond ${q(term)} et ${q(other)}.`
    : `Répète ${q(term)} ou nomme quelque chose de proche, sans l'expliquer.`;
const define = (term: string, meaning: string): string =>
  `${q(term)}${colon} ${/[.!?]$/.test(meaning) ? meaning : `${meaning}.`}`;
const startsWithVowel = (text: string): boolean => /^[aeiouyhàâéèêëîïôûœ]/i.test(text);
const que = (text: string): string => (startsWithVowel(text) ? `qu'${text}` : `que ${text}`);

/** French. */
export const fr: Phrasing = {
  quote: q,
  meaning: ({ term, meaning, other }) => ({
    text: `Explique avec tes propres mots ce que l'on entend par ${q(term)}.`,
    modelAnswer: define(term, meaning),
    misconception: confused(term, other),
  }),
  whatIs: ({ term, np, verb, meaning, other }) => ({
    text: `Explique avec tes propres mots ce ${verb === 'est' ? `qu'est ${np}` : `que ${verb} ${np}`}.`,
    modelAnswer: define(term, meaning),
    misconception: confused(term, other),
  }),
  whichTerm: ({ term, meaning, other }) => ({
    text: `Quel terme correspond à cette description${tail} ${q(meaning)}`,
    modelAnswer: define(term, meaning),
    misconception: confused(term, other),
  }),
  listed: ({ stem, list, items }) => ({
    text: `${learned(stem)} Donne la liste complète.`,
    modelAnswer: list,
    misconception: `Donne moins de ${items.length} réponses, ou une réponse qui n'en fait pas partie.`,
  }),
  finish: ({ stem, list, items }) => ({
    text: `Termine cette phrase avec ce que tu as appris${colon} ${q(`${stem}…`)}`,
    modelAnswer: list,
    misconception: `Donne moins de ${items.length} réponses, ou une réponse qui n'en fait pas partie.`,
  }),
  whatHappens: ({ when, outcome }) => ({
    text: `Que se passe-t-il ${when}${tail}`,
    modelAnswer: outcome,
    misconception: "Pense que rien ne change, ou donne un effet qui n'en découle pas.",
  }),
  why: ({ effect, cause }) => ({
    text: `${learned(effect)} Explique pourquoi.`,
    modelAnswer: cause,
    misconception: 'Répète ce qui se passe sans donner la cause.',
  }),
  result: ({ cause, passage }) => ({
    text: `${learned(cause)} Quelle en est la conséquence${tail}`,
    modelAnswer: passage,
    misconception: 'Inverse la cause et la conséquence.',
  }),
  ownWords: ({ text }) => ({
    text: `Explique avec tes propres mots ce que cela veut dire${colon} ${q(text)}`,
    modelAnswer: text,
    misconception: "Recopie la phrase sans montrer qu'elle est comprise.",
  }),
  imagine: ({ bare, outcome }) => ({
    text: `Imagine ${que(bare)}. Que se passe-t-il alors${tail} Explique avec ce que tu as appris.`,
    modelAnswer: outcome,
    misconception: "Pense que rien ne change, ou donne un effet sans l'expliquer.",
  }),
  without: ({ passage, item, list }) => ({
    text: `${learned(passage)} Imagine une situation sans ${q(item)}. Que se passe-t-il alors${tail} Explique.`,
    modelAnswer: `Sans ${q(item)}, cela ne marche pas, car tout est nécessaire${colon} ${list}.`,
    misconception: 'Pense que le reste suffit.',
  }),
  changeOne: ({ passage, list }) => ({
    text: `${learned(passage)} Choisis un de ces facteurs et imagine une situation où il change. Que se passe-t-il alors${tail} Explique.`,
    modelAnswer: `Toute réponse qui choisit un facteur (${list}) et en explique l'effet.`,
    misconception: "Donne un changement qui n'a pas de rapport avec ces facteurs.",
  }),
  elsewhere: ({ passage, cause }) => ({
    text: `${learned(passage)} Imagine une autre situation où il se passe la même chose. Explique pourquoi.`,
    modelAnswer: `Toute situation qui a la même cause${colon} ${q(cause)}`,
    misconception: 'Donne une situation qui se ressemble seulement, mais dont la cause est différente.',
  }),
  example: ({ term, meaning, other }) => ({
    text: `Trouve un exemple de ${q(term)} qui n'était pas dans la leçon. Explique pourquoi il convient.`,
    modelAnswer: `Tout exemple qui correspond à${colon} ${meaning}`,
    misconception: confused(term, other),
  }),
  picture: ({ text }) => ({
    text: `${learned(text)} Rends ce nombre facile à imaginer avec une comparaison de la vie de tous les jours.`,
    modelAnswer: `Toute comparaison qui correspond au nombre dans${colon} ${q(text)}`,
    misconception: 'Compare avec une chose beaucoup plus grande ou plus petite.',
  }),
  newspaper: ({ text }) => ({
    text: `Écris deux phrases pour un journal de l'époque sur cet événement${colon} ${q(text)} Explique pourquoi il est important.`,
    modelAnswer: `Dit ce qui s'est passé (${q(text)}) et ce que cela a changé.`,
    misconception: "Raconte seulement ce qui s'est passé, sans dire pourquoi c'est important.",
  }),
  livedThen: ({ text }) => ({
    text: `Lis cette phrase${colon} ${q(text)} Imagine que tu vis à cette époque. Que voudrais-tu changer${tail} Justifie avec la phrase.`,
    modelAnswer: `Propose un changement qui correspond à${colon} ${q(text)}`,
    misconception: "Juge avec les yeux d'aujourd'hui et n'utilise pas la phrase.",
  }),
  today: ({ term, meaning, other }) => ({
    text: `Donne une chose de notre époque que l'on peut comparer à ${q(term)} et explique ce qui se ressemble.`,
    modelAnswer: `Toute comparaison qui correspond à${colon} ${meaning}`,
    misconception: confused(term, other),
  }),
  recognise: ({ a, b, answer }) => ({
    text: `Dans la réalité, tu observes ${q(a)} ou ${q(b)}. Comment fais-tu pour savoir de quoi il s'agit${tail} Explique.`,
    modelAnswer: answer,
    misconception: `Donne un signe qui est vrai pour les deux${colon} ${q(a)} et ${q(b)}.`,
  }),
  seenElsewhere: ({ text }) => ({
    text: `Où retrouve-t-on cela en dehors de la leçon${tail} ${q(text)} Donne un exemple à toi et explique-le.`,
    modelAnswer: `Tout exemple qui correspond à${colon} ${q(text)}`,
    misconception: 'Répète la phrase au lieu de donner un exemple.',
  }),
  difference: ({ a, b, answer }) => ({
    text: `Explique la différence entre ${q(a)} et ${q(b)}.`,
    modelAnswer: answer,
    misconception: `Attribue à ${q(b)} ce qui est vrai pour ${q(a)}, ou l'inverse.`,
  }),
  opposite: ({ first, answer }) => ({
    text: `${learned(first)} À quoi cela s'oppose-t-il${tail} Explique la différence.`,
    modelAnswer: answer,
    misconception: "Ne donne qu'un côté de l'opposition.",
  }),
  notSo: ({ cause, passage, isHistory }) => ({
    text: isHistory
      ? `${learned(cause)} Suppose que cela n'ait pas été le cas. Qu'est-ce qui aurait changé${tail} Explique.`
      : `${learned(cause)} Suppose que ce ne soit pas le cas. Qu'est-ce qui changerait${tail} Explique.`,
    modelAnswer: `Alors ceci n'est plus vrai${colon} ${q(passage)}`,
    misconception: "Ne voit pas que l'effet dépend de cette cause.",
  }),
  howCome: ({ effect, cause }) => ({
    text: `${learned(effect)} Donne la cause et explique comment elle mène à ce résultat.`,
    modelAnswer: cause,
    misconception: 'Donne une cause, mais pas le lien entre la cause et le résultat.',
  }),
  mistake: ({ wrong, right, term, other }) => ({
    text: `Il y a une erreur dans cette phrase${colon} ${q(wrong)} Corrige-la et explique ce qui est faux.`,
    modelAnswer: right,
    misconception: confused(term, other),
  }),
  significance: ({ text }) => ({
    text: `Lis cette phrase${colon} ${q(text)} Pourquoi était-ce une étape importante${tail} Donne une raison qui correspond à la leçon.`,
    modelAnswer: `Dit ce que cela a changé${colon} ${q(text)}`,
    misconception: "Raconte ce qui s'est passé, sans dire ce que cela a changé.",
  }),
  weigh: ({ passage, list }) => ({
    text: `${learned(passage)} Qu'est-ce qui est le plus important à ton avis${tail} Donne une raison.`,
    modelAnswer: `Tout choix (${list}) avec une raison qui correspond à la leçon.`,
    misconception: "Choisit sans raison, ou avec une raison qui n'a pas de rapport avec la leçon.",
  }),
  relate: ({ a, b, answer }) => ({
    text: `Explique le lien entre ${q(a)} et ${q(b)}.`,
    modelAnswer: answer,
    misconception: `Décrit ${q(a)} et ${q(b)} sans les relier.`,
  }),
  missing: ({ term, meaning, other, isHistory }) => ({
    text: isHistory
      ? `Qu'est-ce qui aurait été différent sans ${q(term)}${tail} Explique.`
      : `Qu'est-ce qui serait différent sans ${q(term)}${tail} Explique.`,
    modelAnswer: `Alors il manquerait ceci${colon} ${meaning}`,
    misconception: confused(term, other),
  }),
  important: ({ text }) => ({
    text: `Pourquoi est-il important de savoir cela${tail} ${q(text)} Donne une raison qui correspond à la leçon.`,
    modelAnswer: `Donne une raison qui découle de${colon} ${q(text)}`,
    misconception: 'Répète la phrase sans donner de raison.',
  }),
  aboutTopic: (topic) => ({
    recall: {
      text: `Explique avec tes propres mots et avec un exemple ce que tu as appris sur ${q(topic)}.`,
      misconception: 'Donne des mots isolés sans les expliquer.',
    },
    apply: {
      text: `Imagine une situation hors de la classe où il faut connaître ${q(topic)}. Explique à quoi cela sert.`,
      misconception: "Donne une situation qui n'a pas de rapport avec le sujet.",
    },
    judge: {
      text: `Quelle erreur fait-on le plus souvent, à ton avis, sur ${q(topic)}${tail} Explique ce qui est faux.`,
      misconception: 'Donne une erreur sans expliquer ce qui est juste.',
    },
  }),
  suggestedFocus: (topics, headings) =>
    `Cette leçon porte sur ${listOf(topics.map(q), 'et')}.${headings.length > 0 ? ` Parties${colon} ${listOf(headings.map(q), 'et')}.` : ''}`,
};
