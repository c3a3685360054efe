/**
 * A placeholder in the built pages for the site's address. Only the operator knows the address, so the gateway inserts
 * it. Nobody can own a name under `.invalid` (RFC 2606).
 */
export const siteInBuiltPages = 'https://site.invalid';

/** A placeholder for where a model reads students' answers: its host, `own`, `off`, or empty while unknown. */
export const aiInBuiltPages = 'ai.site.invalid';

/** A placeholder for the operator's details about this installation, as JSON. */
export const installationInBuiltPages = 'installation.site.invalid';

/** A placeholder for the support address for teachers. */
export const supportInBuiltPages = 'support@site.invalid';
