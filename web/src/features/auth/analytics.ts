/**
 * Tells the page's analytics layer, if a school has put one on the page, that somebody registered
 * (specification section 7). Who it was is not told, and nothing leaves the browser by itself.
 */
export const pushRegistration = (page: object = window): void => {
  const layer: unknown = Reflect.get(page, 'dataLayer');
  const entry = { event: 'registration' };
  if (Array.isArray(layer)) layer.push(entry);
  else Reflect.set(page, 'dataLayer', [entry]);
};
