/**
 * Names the teacher whose page makes a call. Another window may have logged in as somebody else, and the cookie is theirs
 * by now: what this page saves must not end up in that account. Without it a call is that of whoever is logged in.
 */
export const pageOwnerHeader = 'x-page-owner';
