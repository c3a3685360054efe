import type { Language } from '../languages/language.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Words with a counterpart that says the opposite, and negations, folded: an answer with one says another thing without it. */
export const contraryWords: Record<Language, ReadonlySet<string>> = {
  nl: words(`niet geen nooit niets niemand nergens zonder met alleen alle altijd soms sommige beide meer minder meest minst
    veel weinig groter kleiner groot klein hoger lager hoog laag sneller langzamer snel langzaam warmer kouder warm koud
    stijgt daalt stijgen dalen toe af neemt open dicht zwaarder lichter zwaar licht sterker zwakker sterk zwak voor na eerder
    later eerst laatst binnen buiten boven onder links rechts ja nee goed slecht waar onwaar positief negatief plus min of
    dus door uit naar`),
  en: words(`not no never nothing nobody none without with only all always sometimes some both more less fewer most least
    much little many few bigger larger smaller big large small higher lower high low faster slower fast slow warmer colder
    cooler hotter warm hot cold rises falls rise fall increases decreases increase decrease up down open closed heavier
    lighter heavy light stronger weaker strong weak before after earlier later first last inside outside in out above below
    under left right yes good bad true false positive negative plus minus or so by from into`),
  de: words(`nicht kein keine keinen keiner nie nichts niemand ohne mit nur alle immer manchmal einige beide mehr weniger
    meiste viel wenig grosser kleiner gross klein hoher niedriger tiefer hoch niedrig schneller langsamer schnell langsam
    warmer kalter warm kalt steigt sinkt steigen sinken fallt zu ab auf offen geschlossen schwerer leichter schwer leicht
    starker schwacher stark schwach vor nach fruher spater zuerst zuletzt innen aussen oben unten links rechts ja nein gut
    schlecht wahr falsch richtig positiv negativ plus minus oder also durch von aus`),
  fr: words(`pas non jamais rien personne aucun aucune sans avec seulement tous toutes toujours parfois certains deux plus moins
    beaucoup peu grand grande petit petite haut haute bas basse rapide lent rapidement lentement chaud chaude froid froide
    augmente diminue augmenter diminuer monte descend ouvert ferme lourd leger fort faible avant apres premier dernier
    dedans dehors dessus dessous gauche droite oui bon mauvais vrai faux positif negatif ou donc par vers depuis`),
};
