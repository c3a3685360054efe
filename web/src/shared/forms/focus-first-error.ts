import type { FormErrors, UseFormReturnType } from '@mantine/form';

/** Focuses the first field that is wrong, when a form was refused. */
export const focusFirstError = <Values>(form: UseFormReturnType<Values>, errors: FormErrors): void => {
  const [first] = Object.keys(errors);
  if (first) form.getInputNode(first)?.focus();
};
