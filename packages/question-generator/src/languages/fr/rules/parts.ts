import { words } from '../../words.ts';

// What the rules of French are put together from.

export const recall = 'reproduceren-begrijpen' as const;
export const apply = 'toepassen' as const;
export const insight = 'inzicht-toetsen' as const;

const opensClause = String.raw`(?<!\p{L})(?:qui|que|qu['’]|dont|où|est|sont|était|étaient|a|ont|avait|peut|peuvent|doit|doivent|fait|font|car|parce|quand|lorsque?|si|ne|n['’]|se|s['’]|mais|tandis|alors|donc|puis|comme|on|il|elle|ils|elles|ce|c['’]|y)(?!\p{L})`;
/** A letter of a noun phrase without a clause of its own. */
const plain = `(?:(?!${opensClause}|(?<=['’])${opensClause})[^,;:])`;
export const determiner = `(?:[Ll]es? |[Ll]a |[Ll]['’]|[Uu]ne? |[Dd]es |[Cc]haque |[Tt]out |[Tt]oute )`;
/** A noun phrase with its article, as short as the rest of a pattern allows. */
export const nounPhrase = (group: string): string => `(?<${group}>${determiner}${plain}{2,60}?)`;
/** “a, b et c”. */
export const items = '(?<items>[^.;:,]{2,80}(?:, [^.;:,]{2,80})* (?:et|ou) [^.;:,]{2,80})';
export const count = '(?<count>deux|trois|quatre|cinq|six|sept|huit|neuf|dix|2|3|4|5|6|7|8|9|10)';

export const isPluralPhrase = (np: string): boolean => /^(?:les|des)\s/iu.test(np);

/** Words that begin with a clitic object: “la représente”, “l'appelle”. */
export const opensWithObject = /^(?:ne |n['’])?(?:l['’]|les? |la |lui |leur |en |y |se |s['’]|me |te |nous |vous )/iu;

/** Verbs of the third person that lessons use and that are hardly ever a noun or an adjective. */
const finiteVerbs =
  words(`est sont était étaient fut furent sera seront a ont avait avaient eut eurent aura auront peut peuvent doit doivent
  fait font va vont vient viennent devient deviennent reste restent permet permettent donne donnent prend prennent met
  mettent produit produisent contient contiennent comprend comprennent comporte comportent possède possèdent utilise
  utilisent transforme transforment transporte transportent protège protègent vit vivent naît naissent meurt meurent mange
  mangent dort dorment change changent varie varient augmente augmentent diminue diminuent monte montent descend descendent
  tombe tombent passe passent traverse traversent circule circulent coule coulent flotte flottent fond fondent bout bouillent
  gèle gèlent chauffe chauffent réagit réagissent agit agissent réfléchit renvoie renvoient émet émettent reçoit reçoivent
  perd perdent gagne gagnent obtient obtiennent exige exigent dure durent commence commencent finit finissent sert servent
  consiste consistent relie relient sépare séparent rapproche rapprochent oppose opposent exprime expriment raconte racontent
  décrit décrivent désigne désignent signifie signifient correspond correspondent indique indiquent représente représentent
  voit voient sait savent veut veulent dit disent parle parlent travaille travaillent élit élisent vote votent gouverne
  gouvernent dirige dirigent décide décident ne n se s présente présentent constitue constituent forme forment attire
  attirent repousse repoussent tourne tournent conduit conduisent entraîne entraînent provoque provoquent cause causent
  porte portent apporte apportent ajoute ajoutent garde gardent suit suivent précède précèdent apparaît apparaissent
  disparaît disparaissent pousse poussent grandit grandissent respire respirent absorbe absorbent rejette rejettent libère
  libèrent fabrique fabriquent coûte coûtent vaut valent appartient appartiennent compte comptent mesure mesurent pèse
  fournit fournissent attaque attaquent pond pondent récolte récoltent nomme nomment applique appliquent consomme consomment
  concentre concentrent symbolise symbolisent finance financent précise précisent abîme abîment dégage dégagent fixe fixent
  adopte adoptent propose proposent crée créent couvre couvrent remplace remplacent détruit détruisent perçoit perçoivent
  étudie étudient empêche empêchent gère gèrent évite évitent transmet transmettent habite habitent pompe pompent
  construit construisent modifie modifient favorise favorisent creuse creusent surveille surveillent emploie emploient
  achète achètent vend vendent divise divisent convertit décompose décomposent rejoint traite traitent code codent abaisse
  abaissent limite limitent améliore améliorent élimine éliminent assure assurent défend défendent cultive cultivent exporte
  exportent importe importent organise organisent`);
const opensRelative = /^(?:qui|que|dont|où|car|quand|lorsque|si|mais|et|ou|comme)$|^qu['’]|[,;:]/u;
const maxSubjectLength = 6;

/** The subject of a statement that begins with an article, and what is said of it; undefined where that is not sure. */
export const subjectOf = (clause: string): { np: string; verb: string; rest: string } | undefined => {
  if (!new RegExp(`^${determiner}`, 'u').test(clause)) return undefined;
  const tokens = clause.split(' ');
  const first = /^[Ll]['’]/u.test(clause) ? 1 : 2;
  const at = tokens.findIndex(
    (token, index) => index >= first && finiteVerbs.has(token.replace(/(?<=^[ns])['’].*/u, '')),
  );
  if (at < first || at > maxSubjectLength) return undefined;
  const subject = tokens.slice(0, at);
  if (subject.some((token) => opensRelative.test(token))) return undefined;
  return { np: subject.join(' '), verb: tokens[at] ?? '', rest: tokens.slice(at + 1).join(' ') };
};
