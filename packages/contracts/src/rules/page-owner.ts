/**
 * Names the teacher whose page makes a call. Another window may have logged in as another teacher and replaced the
 * cookie: what this page saves must not end up in that account. A call without this header belongs to whoever is logged
 * in.
 */
export const pageOwnerHeader = 'x-page-owner';
