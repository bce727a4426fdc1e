import { group } from '#schemas/fields.ts';
import { wordGroup } from './group.ts';

const lines = (field: string) => ({
  missing: `that the ${field} is missing`,
  tooLong: `that the ${field} is too long: at most {limit} characters, now {length}`,
});

const kindOfForm = (field: string, what: string) =>
  wordGroup(what, {
    label: `the label of the ${field}`,
    ...lines(field),
    submit: 'the button that sends it',
    submitting: 'the same button while it is being sent',
    sent: 'that it was sent, and thanks',
    failed: 'that it was not sent, and to try again later',
  });

/** What islands print; see src/lib/browser/words.ts. */
export const islandWords = group('What changes in the browser.', {
  demo: wordGroup('The bars of the demonstration.', {
    income: 'what came in',
    expenses: 'what went out',
  }),
  theme: wordGroup('The choice of colours.', {
    label: 'what is chosen',
    light: 'light colours',
    dark: 'dark colours',
    system: 'the colours of the operating system',
  }),
  menu: wordGroup('The menu of small screens.', {
    label: 'the name of the menu',
    open: 'what the button that opens it does',
    close: 'what the button that closes it does',
  }),
  platforms: wordGroup('The choice of platform.', {
    open: 'the button that opens it',
    title: 'the title',
    android: 'the link to the Android app',
    ios: 'the button for the iPhone app',
    webApp: 'the link to the web app',
    iosSoon: 'that there is no iPhone app yet',
    close: 'the button that closes it',
  }),
  search: wordGroup('A search.', {
    loadFailed: 'that it did not load, and what to do: {reload}, {email}',
    reload: 'the button in that sentence',
  }),
  form: group('What both forms say.', {
    name: wordGroup('The field for the name.', { label: 'the label of the field', ...lines('name') }),
    email: wordGroup('The field for the email address.', {
      label: 'the label of the field',
      ...lines('email address'),
      malformed: 'that this is not the whole of an email address',
    }),
    status: wordGroup('What happens to a message.', {
      leaveEmpty: 'the label of a field that only robots see',
      notSent: 'the title of the list of mistakes',
      tooMany: 'that too many messages came: wait five minutes',
      wrongClock: 'that the date of the device may be wrong',
      offline: 'that the device is offline and the tab keeps the words until it is closed',
      kept: 'that nothing is lost, and where else to write: {email}',
      loadFailed: 'that the form did not load, that nothing is lost, and what to do: {reload}, {email}',
      reload: 'the button in that sentence',
    }),
  }),
  contact: kindOfForm('message', 'The form of /contact.'),
  feedback: kindOfForm('feedback', 'The form of /give-feedback.'),
});
