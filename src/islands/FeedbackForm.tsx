import { feedback } from '#lib/forms/kinds.ts';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';

export default function FeedbackForm(props: MessageFormProps) {
  return <MessageForm kind={feedback} {...props} />;
}
