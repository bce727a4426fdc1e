import { contact } from '#lib/forms/kinds.ts';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';

export default function ContactForm(props: MessageFormProps) {
  return <MessageForm kind={contact} {...props} />;
}
