import type { FormErrors, UseFormReturnType } from '@mantine/form';

/** Leads to the first field that is wrong, when a form was refused. */
export const focusFirstProblem = <Values>(form: UseFormReturnType<Values>, problems: FormErrors): void => {
  const [first] = Object.keys(problems);
  if (first) form.getInputNode(first)?.focus();
};
