/**
 * Pushes a registration event, without personal data, to the analytics layer that a school may have put on the page
 * (docs/product.md 7). Nothing leaves the browser without such a layer.
 */
export const pushRegistration = (page: object = window): void => {
  const layer: unknown = Reflect.get(page, 'dataLayer');
  const entry = { event: 'registration' };
  if (Array.isArray(layer)) layer.push(entry);
  else Reflect.set(page, 'dataLayer', [entry]);
};
