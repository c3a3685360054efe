import type { LanguagePack } from './language-pack.ts';
import { phrases, wordLists, words } from './words.ts';

export const nl: LanguagePack = {
  name: 'Dutch',
  whichIsRight: 'Welk antwoord klopt?',
  words: {
    stop: words(`de het een en van in is op te dat die dit deze er met voor aan om ook als bij zijn was werd wordt worden waren
    niet geen maar of dan door naar uit over tot tegen onder boven tussen na ze zij hij we wij je jij u ik hun haar hem mij
    ons onze jouw mijn zich men wat wie waar wanneer waarom hoe welke welk heeft hebben had hadden kan kunnen kon konden zal
    zullen zou zouden moet moeten mag mogen wil gaat gaan doet doen daar hier daarom daardoor hierdoor dus want omdat doordat
    terwijl zodat waardoor waarbij waarin waaruit waarmee daarbij nog al meer veel zo toch wel heel erg zeer alleen soms vaak
    altijd nooit meestal ongeveer bijna namelijk bijvoorbeeld omdat toen sinds eens iets niets alle alles elk elke ieder iedere
    andere ander zelf eigen zoals per via heet heten noemt noemen genoemd deel sommige enkele twee drie vier vijf eerste
    laten laat komt komen staat staan blijft blijven wordt ligt liggen zit zitten`),
    function:
      words(`die dat dit deze er het ze zij hij hun hem zich is zijn was waren wordt worden werd werden heeft hebben had
    hadden kan kunnen kon gaat gaan doet doen en dan als te om in op aan bij van omdat want doordat waardoor maar heel erg
    zeer best zo toch wel hier daar daarbij waarbij waarin waar wat hoe nu al nog ook je men namelijk bijvoorbeeld bv`),
    contrary:
      words(`niet geen nooit niets niemand nergens zonder met alleen alle altijd soms sommige beide meer minder meest minst
    veel weinig groter kleiner groot klein hoger lager hoog laag sneller langzamer snel langzaam warmer kouder warm koud
    stijgt daalt stijgen dalen toe af neemt open dicht zwaarder lichter zwaar licht sterker zwakker sterk zwak voor na eerder
    later eerst laatst binnen buiten boven onder links rechts ja nee goed slecht waar onwaar positief negatief plus min of
    dus door uit naar`),
    fillers: {
      anywhere: words('de het een t n gewoon eigenlijk namelijk natuurlijk sowieso uh uhm uhh eh euh ehm nou'),
      opening: phrases(`ik denk dat|ik denk|denk ik dat|denk ik|denk|volgens mij|ik geloof dat|ik geloof|misschien
      |ik weet niet zeker maar|dit is|dat is|dit zijn|dat zijn|is|zijn|dat heet|dit heet|heet|dat noem je|dat noemen we
      |antwoord is|mijn antwoord is|antwoord|omdat|want|door dat|door|vanwege|dat|dus|en`),
      closing: phrases('denk ik|ik denk|denk|volgens mij|geloof ik|misschien|ofzo|of zo|toch|hoor|he|is|zijn'),
    },
    and: 'en',
    or: 'of',
    one: words('een'),
    minus: 'min',
    numbers:
      'nul - twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    joinNumber: (ten, unit) => [`${unit === '-' ? 'een' : unit}en${ten}`],
    fractions: wordLists(
      'half halve helft|derde derden|kwart vierde vierden|vijfde vijfden|zesde zesden|zevende zevenden|achtste achtsten|negende negenden|tiende tienden',
    ),
    outOf: phrases('van|op|uit'),
    months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
    besideDay: words('e ste de'),
    endings: /(?:heden|ingen|tjes|jes|tje|je|ing|en|es|e|s|t)$/,
    minStemLength: 3,
    inflections: /(?:en|es|s|t|e|n)$/u,
    sameInEveryLesson: new Map([
      ['co2', 'koolstofdioxide'],
      ['kooldioxide', 'koolstofdioxide'],
      ['o2', 'zuurstof'],
      ['h2o', 'water'],
    ]),
    substances: new Map([
      ['co2', ['koolstofdioxide']],
      ['kooldioxide', ['koolstofdioxide']],
      ['o2', ['zuurstof']],
      ['h2o', ['water']],
      ['nacl', ['keukenzout']],
    ]),
    otherTerms: { miose: 'meiose', mitose: 'miose' },
    sounds: [
      [/ij|ei|y/gu, 'i'],
      [/ou/gu, 'au'],
    ],
    units: {
      h: 'u uur uren h',
      day: 'dag dagen',
      year: 'jaar jaren jr oud',
      '°c': 'gradencelsius graadcelsius',
      '°': 'graden',
    },
    abbreviations:
      /(?:^|[\s(])(?:bijv|bv|o\.a|d\.w\.z|m\.a\.w|enz|ca|nr|dr|mr|prof|blz|jl|resp|incl|excl|St|v\.Chr|n\.Chr|ong)\.$/i,
    decimalMark: ',',
    quotes: { outer: ['“', '”'], inner: ['‘', '’'] },
    capitalisesNouns: false,
    typicalLetters: /ij/g,
    copulas: new Set(['is', 'zijn', 'was', 'waren', 'heet', 'heten', '=']),
    beforeNumbers: new Set(['anno', 'jaar', 'jaartal', 'uitkomst']),
  },
  remarks: {
    blank: 'Leeg: er is geen antwoord om te beoordelen.',
    noContent: 'Geen echt antwoord: dit gaat niet over de vraag.',
    unjudged: 'Nog niet beoordeeld.',
    rightChoice: (key) => `Klopt: “${key}” is het juiste antwoord.`,
    wrongChoice: (key) => `Dit is niet de juiste keuze. Het juiste antwoord is “${key}”.`,
    asExpected: (expected) => `Klopt: komt overeen met “${expected}”.`,
    rightNumber: (expected) => `Klopt: de uitkomst is ${expected}.`,
    wrongNumber: (expected) => `Dit getal klopt niet. De uitkomst is ${expected}.`,
  },
  saysNothing: [
    '(?:ik )?(?:weet|wist|snap|begrijp)(?: ik| k)?(?: (?:het|dit|deze|de vraag))?(?: (?:echt|eigenlijk|ook|helaas|allemaal|nog))* niet?(?: (?:meer|zo goed|precies|zeker))?',
    '(?:ik )?(?:heb )?(?:echt |helemaal )?(?:geen|gn) (?:flauw )?(?:idee|id|antwoord)',
    'wnn|ik weet t niet|weetniet|weet ik veel',
    '(?:ik )?(?:snap|begrijp)(?: ik)? er (?:echt |helemaal )?(?:niks|niets|niet veel) van',
  ],
  saysNone: words('niks niets nix'),
  beforeContact: words('bel app volg mijn nummer is op mij'),
  asksOpinion: [
    String.raw`\bwat (?:vind|vond)(?:en|t)? (?:jij|je|jullie|u) (?:zelf |persoonlijk |eigenlijk )?(?:er ?van|van|het|de|dat|vandaag|nog|(?:het )?(?:leuk|moeilijk|lastig|makkelijk|interessant|goed|belangrijk)\p{L}*)`,
    String.raw`\bhoe vond(?:en)? (?:jij|je|jullie|u)\b|\bvind (?:jij|je|u) (?:zelf |ook )?dat\b|\bwat (?:denk|vind) (?:jij|je|u) (?:over|van)\b`,
    String.raw`\b(?:jouw|je|uw|jullie) (?:eigen |persoonlijke )?mening\b|\bwaar wil (?:jij|je) (?:nog )?meer over (?:weten|leren)`,
    String.raw`\bwelke vra(?:ag|gen) he(?:b|bben|eft) (?:jij|je|jullie|u)\b|\bwat (?:wil|zou) (?:jij|je)\b.{0,12}\b(?:nog|graag|meer) (?:\p{L}+ )?(?:weten|leren)`,
    String.raw`\bwat (?:snap|begrijp) (?:jij|je) (?:nog )?niet\b|\bwat is (?:voor jou |je )?nog (?:on|niet )duidelijk|\bwat ging (?:er )?(?:goed|minder goed|lastig)\b`,
  ],
  asks: {
    several: 'twee|drie|vier|vijf|beide|noem|welke (?:(?!welke ).)* zijn',
    naming: 'welke|noem|geef',
    two: 'twee',
    order:
      'volgorde|achtereenvolgens|respectieve|stappen|eerst|chronolog|rangschik|sorteer|oplopend|aflopend|klein naar groot|groot naar klein',
    form: 'breuk|procent|decima|kommagetal|afgerond|rond .{1,40} af|vereenvoudig',
    wordForm: String.raw`\b(?:meervoud|enkelvoud|(?:juiste|goede|correcte) (?:vorm|spelling)|vervoeg|persoonsvorm|voltooid deelwoord|(?:verleden|tegenwoordige|voltooide|toekomende) tijd|lijdende (?:vorm|zin)|(?:maak|zet) .{0,40}lijdend\b|spelling\b|spel (?:het|dit)\b|schrijf je\b|vergrotende|overtreffende|gebiedende wijs|vertaal|hoe zeg je|(?:engels|duits|frans|spaans|latijns|nederlands)e woord|in het (?:engels|duits|frans|spaans|latijn|nederlands)\b)`,
    article: String.raw`\b(?:lidwoord|de of het)\b`,
    marks: String.raw`\bkomma(?:['’]?s)?\b|leesteken|hoofdletter|interpunctie`,
    joined: String.raw`\baan elkaar\b|los of vast`,
    formula: String.raw`\b(?:formule|symbool)\b`,
    estimate: 'ongeveer|schat',
    example: String.raw`\b(?:noem|geef|bedenk)\b|voorbeeld`,
    each: String.raw`\b(?:per|elke?|ieder)\b|co[oö]rdina|verhouding`,
    task: 'bereken|reken|los|bepaal|vereenvoudig|ontbind|herleid|noem|geef|kies',
    explain: 'leg(?: (?:dat|dit|je antwoord))? uit|licht(?: (?:dat|dit|je antwoord))? toe|verklaar|onderbouw|motiveer',
    explained:
      'hoe|waarom|je|jij|dat|dit|het|er|eraan|daaraan|hieraan|erop|daarop|weet|doet|deed|hebt|gedaan|rekent|berekent|denkt|komt|bent|gekomen|aan|op|bij|jouw|antwoord|uitkomst|berekening|kort|in|eigen|woorden',
  },
};
