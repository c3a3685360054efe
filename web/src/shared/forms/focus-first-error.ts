import type { FormErrors, UseFormReturnType } from '@mantine/form';

/** Focuses the first invalid field of a refused form. */
export const focusFirstError = <Values>(form: UseFormReturnType<Values>, errors: FormErrors): void => {
  const [first] = Object.keys(errors);
  if (first) form.getInputNode(first)?.focus();
};
