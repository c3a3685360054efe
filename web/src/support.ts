/** Where teachers ask for help; set at build time with VITE_SUPPORT_EMAIL, which a build of the images gives empty. */
export const supportEmail: string = import.meta.env.VITE_SUPPORT_EMAIL || 'support@exit-tickets.example';
