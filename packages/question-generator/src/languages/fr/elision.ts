// How French joins words: qu'il, du sang, l'air, and which words keep their capital.

/** A non-breaking space stands before ? and :, and inside quotation marks. */
export const tail = '\u00a0?';
export const colon = '\u00a0:';

const vowel = /^(?:[aeiouàâæéèêëîïôùûœ]|y\s|hier\s)/iu;
const notElided = /^(?:onz|oui(?!\p{L})|ouistiti|uhlan)/iu;
/** Hardly any word with h decides it by its spelling; these take d' and l'. */
const muteH =
  /^(?:habitants?|heures?|hommes?|hectares?|hectolitres?|hormones?|huîtres?|herbes?|histoires?|hôtels?|hôpitaux|hivers?|humains?)(?!\p{L})/iu;

const isElided = (text: string): boolean => (vowel.test(text) || muteH.test(text)) && !notElided.test(text);

/** “que il” is “qu'il”. */
export const que = (text: string): string => (isElided(text) ? `qu'${text}` : `que ${text}`);

/** “si il” is “s'il”; only these two are joined. */
export const si = (text: string): string => (/^ils?\s/u.test(text) ? `s'${text}` : `si ${text}`);

/** “de le sang” is “du sang”. */
export const de = (np: string): string => {
  if (/^le\s/iu.test(np)) return np.replace(/^le\s/iu, 'du ');
  if (/^les\s/iu.test(np)) return np.replace(/^les\s/iu, 'des ');
  if (/^des\s/iu.test(np)) return de(np.replace(/^des\s/iu, ''));
  return isElided(np) ? `d'${np}` : `de ${np}`;
};

export const capitalised = (text: string): string => text.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
export const sentence = (text: string): string => `${capitalised(text)}.`;

/** Words that have a capital only because they open a sentence; anything else may be a name. */
const openers =
  /^(?:Les?|La|Une?|Du|De|Des|Aux?|À|En|Dans|Sur|Sous|Par|Pour|Sans|Avec|Entre|Chez|Vers|Depuis|Pendant|Après|Avant|Lors|Tous|Tout|Toutes?|Chaque|Certaine?s?|Plusieurs|Beaucoup|Peu|Plus|Moins|Deux|Trois|Quatre|Cinq|Six|On|Ils?|Elles?|Nous|Quand|Lorsque|Si|Quelques|Aucune?|Malgré|Grâce|Selon|Durant|Seule?s?|Autour|Environ|Presque|Quiconque|Chacune?|Rien|Personne|Autrefois|Hier|Aujourd['’]hui|Souvent|Parfois|Notre|Nos|Mon|Ma|Mes|Ton|Ta|Tes|Même|Près|Loin)(?!\p{L})|^[LD]['’](?=\p{L})|^(?:Lorsqu|Jusqu|Quelqu|Qu)['’]/u;
const infinitive = /^\p{Lu}\p{Ll}+(?:er|ir|dre|ttre|ire|vre)\s/u;

/** An adverb without a comma before the subject, or the verb before it: neither stands behind “pourquoi” or “est-ce que”. */
const isTurned =
  /^(?:\p{L}+ment[ ,]|(?:souvent|parfois|autrefois|hier|aujourd['’]hui) )|-(?:t-)?(?:ils?|elles?|on)(?!\p{L})/iu;

/** A statement as it stands within a sentence; undefined where its first word may be a name or not, or is no subject. */
export const within = (clause: string): string | undefined => {
  if (isTurned.test(clause)) return undefined;
  if (openers.test(clause)) return clause.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return infinitive.test(clause) ? undefined : clause;
};

/** Opens with what stands before the subject, up to its comma. */
export const opensWithPlace =
  /^(?:en|dans|à|au|aux|sur|sous|par|pour|sans|avec|entre|chez|vers|depuis|pendant|après|avant|lors|malgré|grâce|selon|durant|autour|autrefois|aujourd['’]hui|hier|souvent|parfois|quand|lorsqu\p{Ll}*|si)(?!\p{L})[^,]*,/iu;

/** “pourquoi” and the like with a statement behind it: what stands before its subject is put between commas. */
export const behind = (word: string, clause: string): string | undefined => {
  const stated = within(clause);
  if (stated === undefined) return undefined;
  return opensWithPlace.test(stated) ? `${word}, ${stated}` : `${word} ${stated}`;
};

/** “… est-ce que” with a statement behind it that begins with its subject: a comma behind “que” is heavy. */
export const isIt = (opening: string, clause: string): string | undefined => {
  const stated = within(clause);
  return stated === undefined || opensWithPlace.test(stated) ? undefined : `${opening} est-ce ${que(stated)}${tail}`;
};
