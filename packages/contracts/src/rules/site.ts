/**
 * A placeholder in the built pages for the site's address. Only the operator knows the address, so the gateway inserts
 * it. Nobody can own a name under `.invalid` (RFC 2606).
 */
export const siteInBuiltPages = 'https://site.invalid';

/** The same in the students' page for where a model reads answers: its host, `own`, `off`, or nothing while that is not known. */
export const aiInBuiltPages = 'ai.site.invalid';

/** The same for what the operator says about this installation, as JSON. */
export const installationInBuiltPages = 'installation.site.invalid';

/** The same for the support address of teachers. */
export const supportInBuiltPages = 'support@site.invalid';
