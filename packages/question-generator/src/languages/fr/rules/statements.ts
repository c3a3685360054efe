import type { RuleQuestion, SentenceRule } from '../../sentences.ts';
import { words } from '../../words.ts';
import { de, isIt, sentence, tail, within } from '../elision.ts';
import { insight, nounPhrase, recall, subjectOf } from './parts.ts';

// Questions about plain statements: what a thing does to what, where, when, by what and what for.

const leans =
  /(?<!\p{L})(?:il|elle|ils|elles|ce|cet|cette|ces|cela|lui|eux|celui|celle|ceux|celles|y|autre|autres|même|mêmes|ainsi|alors|donc|aussi|par exemple)(?!\p{L})|(?<!\p{L})(?:les?|la|l['’]) (?:\p{L}+(?:e|ent|t|d)) (?:à|de|vers|dans) /iu;
const negates = /(?<!\p{L})(?:ne |n['’]|pas|jamais|sans|aucune?)/iu;
const one = (wordings: readonly (string | undefined)[], answer: string, levels: RuleQuestion['levels'] = [recall]) => {
  const asked = wordings.filter((wording) => wording !== undefined);
  return asked.length === 0 ? [] : [{ levels, wordings: asked, answer: sentence(answer) }];
};
/** “Que” loses its vowel before that of a verb. */
const what = (verb: string): string => (/^[aeiouéèêâîôû]/iu.test(verb) ? `Qu'${verb}` : `Que ${verb}`);
/** Without “…, un auteur grec”, which only tells more; “…, une mémoire et un écran” goes on with a list. */
const withoutAside = (text: string): string =>
  text.replace(/, (?:qui|que|qu['’]|dont|où|une? (?!.* (?:et|ou) )|mais|car|ce qui|alors|tandis)[^,]*$/u, '');
/** A second statement behind “et”. */
const joinsStatement = (text: string): boolean => {
  const [, second = ''] = / (?:et|mais|ou) (.+)$/u.exec(text) ?? [];
  return subjectOf(second) !== undefined || /^\p{L}+(?:ent|it)(?!\p{L})/u.test(second);
};

const taken =
  words(`fournit fournissent attaque attaquent permet pond pondent récolte récoltent vote votent nomme applique appliquent
  consomme consomment concentre concentrent symbolise symbolisent représente représentent finance financent précise précisent
  abîme abîment contient contiennent produit produisent absorbe absorbent dégage dégagent libère libèrent fixe fixent
  adopte adoptent propose proposent comprend comprennent crée créent couvre couvrent attire attirent rejette rejettent
  reçoit reçoivent remplace remplacent détruit détruisent consulte mesure mesurent émet émettent perçoit perçoivent étudie
  étudient décrit décrivent élit élisent perd perdent modifie modifient protège favorise favorisent creuse creusent abaisse abaissent limite limitent améliore améliorent
  élimine éliminent assure assurent défend défendent gouverne gouvernent cultive cultivent exporte exportent importe
  importent organise organisent`);
const nounAhead =
  /^(?:les? |la |l['’]|une? |des |du |de la |de l['’]|deux |trois |quatre |cinq |six |plusieurs |environ )/iu;
const hangs =
  /(?<!\p{L})(?:à|au|aux|dans|en|par|pour|avec|sur|sous|vers|lors|lorsque?|quand|si|comme|que|qui|dont|où|afin|grâce|pendant|depuis|entre|chez|plus|chaque)(?!\p{L})|qu['’]|lorsqu['’]/iu;

/** What a question has said of its object is plain: one noun phrase, or a list of them. */
const isThing = (text: string): boolean =>
  nounAhead.test(text) &&
  !hangs.test(text) &&
  !leans.test(text) &&
  !negates.test(text) &&
  !/[;:«(]/u.test(text) &&
  (!text.includes(',') || / et | ou /u.test(text)) &&
  !joinsStatement(text) &&
  // “la ruse et le lion le pouvoir” leaves its second verb out.
  !/ et (?:les? |la |l['’])\p{L}+ (?:les? |la |l['’]|une? )/u.test(text);

const known = /^(?:il|elle|ils|elles|on|ce|cet|cette|ces|son|sa|ses|leurs?)(?!\p{L})/iu;
const statement = (
  kind: SentenceRule['kind'],
  ask: (np: string, verb: string, rest: string) => readonly RuleQuestion[],
): SentenceRule => ({
  kind,
  needsKnownSubject: true,
  pattern: {
    exec: (text) => {
      const found = subjectOf(text);
      if (!found || known.test(found.np) || leans.test(found.np) || /\d$/u.test(found.np)) return null;
      return { groups: { np: found.np, verb: found.verb, rest: found.rest } };
    },
  },
  ask: ({ np = '', verb = '', rest = '' }) => ask(within(np) ?? np, verb, rest),
});

const objects = statement('definition', (np, verb, rest) => {
  const told = withoutAside(rest);
  return taken.has(verb) && isThing(told) ? one([`${what(verb)} ${np}${tail}`], told) : [];
});

const conversions = statement('definition', (np, verb, rest) => {
  const { groups } =
    /^(?<thing>(?:les? |la |l['’]|une? |des |du )[^,;:]{3,50}?) (?<into>en (?!\p{L}+ant(?!\p{L}))[^,;:]{3,60})$/u.exec(
      rest,
    ) ?? {};
  return groups &&
    /^(?:transforme|transforment|change|changent|divise|convertit|décompose)$/u.test(verb) &&
    !hangs.test(groups.thing ?? '') &&
    !leans.test(rest)
    ? one([isIt('En quoi', `${np} ${verb} ${groups.thing}`)], groups.into ?? '')
    : [];
});

const infinitive = String.raw`(?:ne pas )?(?:se |s['’]|les? |l['’]|y )?\p{Ll}+(?:er|ir|re|oir)(?!\p{L})`;
const notAim =
  /(?<!\p{L})(?:assez|trop|suffisamment|faut|suffit|est|sont|était|prêt|important|nécessaire|temps|moyen|ser(?:t|vent)|place)(?!\p{L})/iu;
const aims: SentenceRule = {
  kind: 'cause',
  needsKnownSubject: true,
  pattern: new RegExp(
    `^(?<clause>(?:${nounPhrase('inner')}|On) [^,;:]{8,}?) (?<aim>pour (?!former |donner |constituer |devenir )${infinitive}[^;:]{4,})$`,
    'u',
  ),
  ask: ({ clause = '', aim = '' }) => {
    const isStated = subjectOf(clause) !== undefined || /^[Oo]n \p{Ll}/u.test(clause);
    if (
      !isStated ||
      notAim.test(clause) ||
      negates.test(clause) ||
      leans.test(clause) ||
      joinsStatement(clause) ||
      joinsStatement(aim)
    )
      return [];
    return one([isIt('Dans quel but', clause), isIt('Pourquoi', clause)], aim, [recall, insight]);
  },
};
const aimsFirst: SentenceRule = {
  kind: 'cause',
  needsKnownSubject: true,
  pattern: new RegExp(
    `^(?<aim>Pour ${infinitive}[^,;:]{4,70}), (?<clause>(?:les |le |la |l['’]|de nombreu(?:x|ses) )[^,;:]{10,90})$`,
    'u',
  ),
  ask: ({ clause = '', aim = '' }) =>
    /(?<!\p{L})(?:doit|doivent|peut|peuvent|faut)(?!\p{L})/u.test(clause) ||
    negates.test(clause) ||
    leans.test(clause) ||
    / (?:et|puis) /u.test(clause)
      ? []
      : one([isIt('Dans quel but', clause), isIt('Pourquoi', clause)], aim, [recall, insight]),
};

const stands = /^(?:vit|vivent|pousse|poussent|habite|habitent|commence|commencent)$/u;
const places = statement('definition', (np, verb, rest) => {
  const where = withoutAside(rest);
  const { groups } =
    /^(?:en \p{Ll}+ )?(?<where>(?:dans|sur|sous|près|autour|au bord|le long|au fond|au pied) [^,;:]{4,70})$/u.exec(
      where,
    ) ?? {};
  const isTime =
    /(?<!\p{L})(?:ans?|années?|siècles?|mois|jours?|heures?|temps|époque|période|conditions?)(?!\p{L})|\d/u.test(where);
  return groups && stands.test(verb) && !isTime && !leans.test(where) ? one([`Où ${verb} ${np}${tail}`], where) : [];
});

const reflexivePlaces: SentenceRule = {
  kind: 'definition',
  needsKnownSubject: true,
  pattern: new RegExp(
    `^${nounPhrase('np')} (?<verb>se form(?:e|ent)|s['’]installe(?:nt)?|se regroupe(?:nt)?|se développe(?:nt)?|se concentre(?:nt)?) (?:souvent |surtout |principalement )?(?<place>(?:en profondeur|(?:dans|sur|sous|autour|près|le long|au bord) [^,;:]{3,70}))(?:, où [^,;:]+)?$`,
    'u',
  ),
  ask: ({ np = '', verb, place = '' }) =>
    leans.test(np) || leans.test(place) || /(?<!\p{L})(?:ans?|siècles?|jours?|conditions?)(?!\p{L})|\d/u.test(place)
      ? []
      : one([`Où ${verb} ${within(np) ?? np}${tail}`], place),
};

const participle = String.raw`\p{Ll}{2,}(?:é|ée|és|ées|ie?s?|ue?s?|ite?s?|ise?s?)`;
const people =
  /^(?:par )?(?:les? |la |l['’]|un |une |des )?(?:\p{L}+ )?(?:\p{L}+(?:eurs?|trices?|iens?|istes?|ants|ards)|citoyens?|peuple|hommes?|femmes?|gens|rois?|reine|empereur|président|gouvernement|parlement|députés|moines?|élèves?|autorités|seigneurs?|pape|romains?|grecs|salariés|ouvriers|ministre|juges?|personnes)(?!\p{L})/iu;
const agents: SentenceRule = {
  kind: 'definition',
  needsKnownSubject: true,
  pattern: new RegExp(
    `^${nounPhrase('np')} (?<verb>(?:est|sont) ${participle})(?: tous les \\p{Ll}+ ans)? (?<agent>par (?:les? |la |l['’]|une? |des )[^,;:]{3,70})$`,
    'u',
  ),
  ask: ({ np = '', verb = '', agent = '' }) =>
    leans.test(np) || leans.test(agent) || negates.test(verb) || / (?:en|pour|qui|que) /u.test(agent)
      ? []
      : one(
          [`Par ${people.test(agent) ? 'qui' : 'quoi'} ${verb} ${within(np) ?? np}${tail}`],
          agent.replace(/ (?:à|chaque|dans|lors) .*$/u, ''),
        ),
};

const splits: SentenceRule = {
  kind: 'definition',
  needsKnownSubject: true,
  pattern: new RegExp(
    `^(?:Sur Internet, |Dans l[ae] [^,;:]{3,30}, )?${nounPhrase('np')} (?<verb>(?:est|sont) (?:découp|transform|divis|décompos|class|convert)(?:é|ée|és|ées|ie?s?)) (?<into>en [^,;:]{4,60})$`,
    'iu',
  ),
  ask: ({ np = '', verb, into = '' }) =>
    leans.test(np) || leans.test(into) || /\d/u.test(into)
      ? []
      : one([`En quoi ${verb} ${within(np) ?? np}${tail}`], into),
};

const month = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';
const when: SentenceRule = {
  kind: 'number',
  pattern: new RegExp(
    String.raw`^(?<clause>(?:Le |La |L['’]|Les |\p{Lu}\p{Ll}+ )[^,;:\d]{10,80}?) (?<when>vers \d{3,4}|en ${month} \d{4})(?: (?:par|à|dans) [^,;:\d]{3,60})?$`,
    'u',
  ),
  ask: ({ clause = '', when: told = '' }) =>
    negates.test(clause) || leans.test(clause) || /(?<!\p{L})(?:compte|reste|dure|jusqu|depuis)/u.test(clause)
      ? []
      : one([isIt('Quand', clause)], told),
};
const century: SentenceRule = {
  kind: 'number',
  pattern:
    /^(?<when>Au [XVI]+e siècle(?: avant (?:notre ère|J\.-C\.))?), (?<clause>(?:la |le |l['’]|les )[^,;:\d]{12,80})$/u,
  ask: ({ clause = '', when: told = '' }) =>
    negates.test(clause) ||
    leans.test(clause) ||
    /(?<!\p{L})(?:est|sont|était|étaient|a|ont|avait) (?:une?|les?|la|l['’]|des|très)/u.test(clause)
      ? []
      : one([isIt('Au cours de quel siècle', clause)], told),
};

const superlatives: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<np>(?:Le |La |L['’])[^,;:]{2,40}?) est (?<article>le|la) (?<what>(?:plus|seule?|premi(?:er|ère)) (?!grande? partie)[^,;:]{6,80})$/u,
  ask: ({ np = '', article, what: told = '' }) =>
    leans.test(told) || /(?<!\p{L})(?:qui|que|homme|femme|roi|reine|président|auteur)(?!\p{L})|qu['’]/u.test(told)
      ? []
      : one([`${article === 'le' ? 'Quel' : 'Quelle'} est ${article} ${told}${tail}`], np),
};

const mandates: SentenceRule = {
  kind: 'number',
  pattern: new RegExp(
    String.raw`^${nounPhrase('np')} (?<verb>(?:est|sont) élue?s?) (?<term>pour (?:\d+|\p{Ll}+) ans)(?: [^,;:]*)?$`,
    'u',
  ),
  ask: ({ np = '', verb, term = '' }) => one([`Pour combien de temps ${verb} ${within(np) ?? np}${tail}`], term),
};

const tools: SentenceRule = {
  kind: 'definition',
  pattern:
    /^On (?<verb>mesure|fabrique|protège|chauffe|repère|calcule|observe) (?<thing>(?:les? |la |l['’])[^,;:]{2,40}?) (?<tool>(?:avec|à l['’]aide) [^;:]{4,70})$/u,
  ask: ({ verb, thing = '', tool = '' }) =>
    leans.test(thing) || leans.test(tool) || hangs.test(thing)
      ? []
      : one([`Avec quoi ${verb}-t-on ${thing}${tail}`], tool),
};

const authors: SentenceRule = {
  kind: 'definition',
  pattern:
    /^(?<name>\p{Lu}\p{Ll}+(?: (?:de |La |d['’])*\p{Lu}\p{Ll}+){0,3}) (?<verb>a (?:écrit|inventé|découvert|peint|composé|démontré|étudié|fondé|publié|mis au point)) (?<what>[^,;:]{6,90})$/u,
  ask: ({ name = '', verb, what: told = '' }) =>
    leans.test(told) || /(?<!\p{L})(?:son|sa|ses)(?!\p{L})/u.test(told)
      ? []
      : one([`Qui ${verb} ${told}${tail}`], name),
};

/** What a thing is there for, which may take more than an object. */
const jobs: SentenceRule = {
  kind: 'definition',
  needsKnownSubject: true,
  pattern:
    /^(?<np>(?:Les? |La |L['’])\p{Ll}+(?: \p{Ll}+s?| (?:de |d['’]|du |des |de la )\p{Ll}+)?) (?<verb>empêche(?:nt)?|fournit|fournissent|dirige(?:nt)?|gère(?:nt)?|évite(?:nt)?|transmet(?:tent)?|convertit|rejette(?:nt)?|commande(?:nt)?|applique(?:nt)?|vote(?:nt)?|perçoit|perçoivent|détecte(?:nt)?|remplace(?:nt)?|précise(?:nt)?) (?<what>[^;:]{8,})$/u,
  ask: ({ np = '', verb = '', what: told = '' }) => {
    const subject = within(np) ?? np;
    const isWhole = !leans.test(told) && !negates.test(told);
    const role = `le rôle ${de(subject)}`;
    return isWhole ? one([`Quel est ${role}${tail}`, `Explique ${role}.`], `${np} ${verb} ${told}`) : [];
  },
};

/** Questions about plain statements, the surest first. */
export const statements: readonly SentenceRule[] = [
  superlatives,
  aims,
  aimsFirst,
  conversions,
  places,
  reflexivePlaces,
  mandates,
  agents,
  splits,
  when,
  century,
  tools,
  authors,
  jobs,
  objects,
];
