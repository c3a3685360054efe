/**
 * Pushes a registration to the analytics layer that a school may have put on the page (docs/product.md 7), without
 * saying whose. Nothing leaves the browser by itself.
 */
export const pushRegistration = (page: object = window): void => {
  const layer: unknown = Reflect.get(page, 'dataLayer');
  const entry = { event: 'registration' };
  if (Array.isArray(layer)) layer.push(entry);
  else Reflect.set(page, 'dataLayer', [entry]);
};
