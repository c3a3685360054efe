/**
 * Stands in the teacher's built pages for the address of the site, which only its operator knows; the gateway puts that in.
 * Nobody can own a name under `.invalid` (RFC 2606).
 */
export const siteInBuiltPages = 'https://site.invalid';

/** The same for the address to which teachers write for help. */
export const supportInBuiltPages = 'support@site.invalid';
