/**
 * Stands in the teacher's built pages for the address of the site, which only its operator knows; the gateway puts that in.
 * Nobody can own a name under `.invalid` (RFC 2606).
 */
export const siteInBuiltPages = 'https://site.invalid';
