import { listOf } from '../list-of.ts';
import type { Phrasing } from '../phrasing.ts';

const q = (text: string): string => `“${text}”`;
const learned = (text: string): string => `In de les leerde je: ${q(text)}`;
const confused = (term: string, other?: string): string =>
  other
    ? `Verwart ${q(term)} met ${q(other)}.`
    : `Herhaalt het woord ${q(term)} of noemt er iets bij, maar legt het niet uit.`;
const define = (term: string, meaning: string): string =>
  `${q(term)}: ${/[.!?]$/.test(meaning) ? meaning : `${meaning}.`}`;

/** Dutch. */
export const nl: Phrasing = {
  quote: q,
  meaning: ({ term, meaning, other }) => ({
    text: `Leg in je eigen woorden uit wat er met ${q(term)} bedoeld wordt.`,
    modelAnswer: define(term, meaning),
    misconception: confused(term, other),
  }),
  whatIs: ({ term, np, verb, meaning, other }) => ({
    text: `Leg in je eigen woorden uit wat ${np} ${verb}.`,
    modelAnswer: define(term, meaning),
    misconception: confused(term, other),
  }),
  whichTerm: ({ term, meaning, other }) => ({
    text: `Welk begrip past bij deze omschrijving? ${q(meaning)}`,
    modelAnswer: define(term, meaning),
    misconception: confused(term, other),
  }),
  listed: ({ stem, list, items }) => ({
    text: `${learned(stem)} Welke zijn dat?`,
    modelAnswer: list,
    misconception: `Noemt er minder dan ${items.length}, of noemt iets wat er niet bij hoort.`,
  }),
  finish: ({ stem, list, items }) => ({
    text: `Maak deze zin af met wat je in de les hebt geleerd: ${q(`${stem} …`)}`,
    modelAnswer: list,
    misconception: `Noemt er minder dan ${items.length}, of noemt iets wat er niet bij hoort.`,
  }),
  whatHappens: ({ when, outcome }) => ({
    text: `Wat gebeurt er ${when}?`,
    modelAnswer: outcome.replace(/^\p{Lu}/u, (letter) => `Dan ${letter.toLowerCase()}`),
    misconception: 'Denkt dat er niets verandert, of noemt een gevolg dat er niet uit volgt.',
  }),
  why: ({ effect, cause }) => ({
    text: `${learned(effect)} Leg uit hoe dat komt.`,
    modelAnswer: cause,
    misconception: 'Herhaalt wat er gebeurt zonder de oorzaak te noemen.',
  }),
  whyInverted: ({ inverted, cause }) => ({
    text: `Waarom ${inverted}?`,
    modelAnswer: cause,
    misconception: 'Noemt een gevolg in plaats van de oorzaak.',
  }),
  result: ({ cause, passage }) => ({
    text: `${learned(cause)} Wat is daarvan het gevolg?`,
    modelAnswer: passage,
    misconception: 'Verwisselt oorzaak en gevolg.',
  }),
  ownWords: ({ text }) => ({
    text: `Leg in je eigen woorden uit wat hier staat: ${q(text)}`,
    modelAnswer: text,
    misconception: 'Schrijft de zin over zonder te laten zien dat de betekenis duidelijk is.',
  }),
  imagine: ({ bare, outcome }) => ({
    text: `Stel je voor dat ${bare}. Wat gebeurt er dan? Leg uit met wat je in de les hebt geleerd.`,
    modelAnswer: outcome.replace(/^\p{Lu}/u, (letter) => `Dan ${letter.toLowerCase()}`),
    misconception: 'Denkt dat er niets verandert, of noemt een gevolg zonder het uit te leggen.',
  }),
  without: ({ passage, item, list }) => ({
    text: `${learned(passage)} Stel je een situatie voor zonder ${q(item)}. Wat gebeurt er dan? Leg uit.`,
    modelAnswer: `Zonder ${q(item)} lukt het niet, want alles uit dit rijtje is nodig: ${list}.`,
    misconception: 'Denkt dat de andere dingen op zichzelf genoeg zijn.',
  }),
  changeOne: ({ passage, list }) => ({
    text: `${learned(passage)} Kies één van deze factoren en bedenk een situatie waarin die verandert. Wat gebeurt er dan? Leg uit.`,
    modelAnswer: `Goed is elk antwoord dat één factor kiest (${list}) en het gevolg ervan uitlegt.`,
    misconception: 'Noemt een verandering die met geen van deze factoren te maken heeft.',
  }),
  elsewhere: ({ passage, cause }) => ({
    text: `${learned(passage)} Bedenk een andere situatie waarin hetzelfde gebeurt. Leg uit waarom het daar ook gebeurt.`,
    modelAnswer: `Goed is elke situatie met dezelfde oorzaak: ${q(cause)}`,
    misconception: 'Noemt een situatie die er alleen op lijkt, maar een andere oorzaak heeft.',
  }),
  example: ({ term, meaning, other }) => ({
    text: `Bedenk zelf een voorbeeld van ${q(term)} dat niet in de les voorkwam. Leg uit waarom het een goed voorbeeld is.`,
    modelAnswer: `Goed is elk voorbeeld dat past bij: ${meaning}`,
    misconception: confused(term, other),
  }),
  picture: ({ text }) => ({
    text: `${learned(text)} Maak dit getal voorstelbaar met een vergelijking uit het dagelijks leven.`,
    modelAnswer: `Goed is elke vergelijking die klopt met het getal in: ${q(text)}`,
    misconception: 'Noemt iets dat veel groter of kleiner is dan het getal.',
  }),
  newspaper: ({ text }) => ({
    text: `Schrijf twee zinnen voor een krant uit die tijd over deze gebeurtenis: ${q(text)} Leg daarin uit waarom die belangrijk is.`,
    modelAnswer: `Noemt wat er gebeurde (${q(text)}) en wat er daardoor veranderde.`,
    misconception: 'Vertelt alleen wat er gebeurde, niet waarom het belangrijk is.',
  }),
  livedThen: ({ text }) => ({
    text: `Lees deze zin: ${q(text)} Stel je voor dat je in die tijd leefde. Wat zou je willen veranderen? Gebruik de zin als reden.`,
    modelAnswer: `Noemt een verandering die past bij: ${q(text)}`,
    misconception: 'Kijkt met de ogen van nu en gebruikt de zin niet.',
  }),
  today: ({ term, meaning, other }) => ({
    text: `Noem iets uit deze tijd dat je met ${q(term)} kunt vergelijken, en leg uit wat er hetzelfde aan is.`,
    modelAnswer: `Goed is elke vergelijking die past bij: ${meaning}`,
    misconception: confused(term, other),
  }),
  recognise: ({ a, b, answer }) => ({
    text: `Je komt in het echt ${q(a)} of ${q(b)} tegen. Waaraan merk je welke van de twee het is? Leg uit.`,
    modelAnswer: answer,
    misconception: `Noemt iets wat voor allebei geldt: ${q(a)} en ${q(b)}.`,
  }),
  seenElsewhere: ({ text }) => ({
    text: `Waar kom je dit buiten de les tegen? ${q(text)} Geef een eigen voorbeeld en leg het uit.`,
    modelAnswer: `Goed is elk voorbeeld dat past bij: ${q(text)}`,
    misconception: 'Herhaalt de zin in plaats van een voorbeeld te geven.',
  }),
  difference: ({ a, b, answer }) => ({
    text: `Leg het verschil uit tussen ${q(a)} en ${q(b)}.`,
    modelAnswer: answer,
    misconception: `Schrijft een kenmerk van ${q(a)} toe aan ${q(b)}, of omgekeerd.`,
  }),
  opposite: ({ first, answer }) => ({
    text: `${learned(first)} Wat staat daartegenover? Leg het verschil uit.`,
    modelAnswer: answer,
    misconception: 'Noemt maar één kant van de tegenstelling.',
  }),
  notSo: ({ cause, passage, isHistory }) => ({
    text: `${learned(cause)} Stel dat dit niet zo was${isHistory ? ' geweest' : ''}. Wat zou er dan anders zijn${isHistory ? ' gelopen' : ''}? Leg uit.`,
    modelAnswer: `Dan geldt dit niet meer: ${q(passage)}`,
    misconception: 'Ziet niet dat het gevolg van deze oorzaak afhangt.',
  }),
  howCome: ({ effect, cause }) => ({
    text: `${learned(effect)} Noem de oorzaak en leg uit hoe die hiertoe leidt.`,
    modelAnswer: cause,
    misconception: 'Noemt wel een oorzaak, maar niet hoe het ene tot het andere leidt.',
  }),
  mistake: ({ wrong, right, term, other }) => ({
    text: `In deze zin zit een fout: ${q(wrong)} Verbeter de zin en leg uit wat er niet klopt.`,
    modelAnswer: right,
    misconception: confused(term, other),
  }),
  significance: ({ text }) => ({
    text: `Lees deze zin: ${q(text)} Waarom was dit een belangrijke stap? Geef een reden die bij de les past.`,
    modelAnswer: `Noemt wat er door deze gebeurtenis veranderde: ${q(text)}`,
    misconception: 'Vertelt na wat er gebeurde, zonder te zeggen wat het veranderde.',
  }),
  weigh: ({ passage, list }) => ({
    text: `${learned(passage)} Wat daarvan vind jij het belangrijkst? Geef een reden.`,
    modelAnswer: `Goed is elke keuze (${list}) met een reden die bij de les past.`,
    misconception: 'Kiest zonder reden, of met een reden die niets met de les te maken heeft.',
  }),
  relate: ({ a, b, answer }) => ({
    text: `Leg uit wat ${q(a)} en ${q(b)} met elkaar te maken hebben.`,
    modelAnswer: answer,
    misconception: `Beschrijft ${q(a)} en ${q(b)} los van elkaar.`,
  }),
  missing: ({ term, meaning, other, isHistory }) => ({
    text: `Wat zou er anders zijn${isHistory ? ' gelopen' : ''} als er geen ${q(term)} was${isHistory ? ' geweest' : ''}? Leg uit.`,
    modelAnswer: `Dan valt dit weg: ${meaning}`,
    misconception: confused(term, other),
  }),
  important: ({ text }) => ({
    text: `Waarom is dit belangrijk om te weten? ${q(text)} Geef een reden die bij de les past.`,
    modelAnswer: `Noemt een reden die volgt uit: ${q(text)}`,
    misconception: 'Herhaalt de zin zonder reden.',
  }),
  aboutTopic: (topic) => ({
    recall: {
      text: `Leg in je eigen woorden uit wat je over ${q(topic)} hebt geleerd aan de hand van één voorbeeld.`,
      misconception: 'Noemt losse woorden zonder ze uit te leggen.',
    },
    apply: {
      text: `Bedenk een situatie buiten de les waarin je kennis over ${q(topic)} nodig hebt. Leg uit waarvoor.`,
      misconception: 'Noemt een situatie die niets met het onderwerp te maken heeft.',
    },
    judge: {
      text: `Welke fout over ${q(topic)} maken mensen volgens jou het vaakst? Leg uit wat er niet klopt.`,
      misconception: 'Noemt een fout zonder uit te leggen wat wel klopt.',
    },
  }),
  suggestedFocus: (topics, headings) =>
    `Deze les draait om ${listOf(topics.map(q), 'en')}.${headings.length > 0 ? ` Onderdelen: ${listOf(headings.map(q), 'en')}.` : ''}`,
};
