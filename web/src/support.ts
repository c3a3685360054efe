/** Where teachers ask for help; set at build time with VITE_SUPPORT_EMAIL. */
export const supportEmail: string = import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@exit-tickets.example';
