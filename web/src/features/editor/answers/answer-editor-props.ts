import type { UseFormReturnType } from '@mantine/form';
import type { EditedTicket } from '../edited-ticket.ts';

export interface AnswerEditorProps {
  form: UseFormReturnType<EditedTicket>;
  index: number;
}
