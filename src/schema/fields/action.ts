import { z } from 'zod';
import { route, slug } from './address';
import { label, text } from './text';

const actionLabel = (example: string) =>
  text({
    title: 'Label',
    kind: 'label',
    description: 'The words on the button. They must make sense on their own.',
    examples: [example],
    why: 'Visitors could not tell what happens when they press the button.',
  });

const LEADS_ASTRAY = 'Visitors who press the button would not come to where it promises.';
const NO_BUTTON = 'Visitors would find no button here that works.';

interface DeedWords {
  title: string;
  description: string;
  otherWords: string;
}

const doing = <const Deed extends string>(deed: Deed, { otherWords, ...words }: DeedWords) =>
  z.literal(deed).meta({ ...words, otherWords: { [deed]: otherWords } });

/** The lines that a message begins with, for the visitor to fill in. */
const ask = z
  .array(label('A few words, with the sign behind which the visitor writes.', ['Where it is:']))
  .min(1)
  .max(6)
  .optional()
  .meta({
    title: 'What we ask',
    description: 'Lines that are in the message when it opens, for the visitor to fill in.',
    why: 'We would have to ask for what we need to know, and the visitor would wait for the answer.',
  });

const WHERE_NUMBERED = 'Shown only where "messages" of pages/_site.json has a number for it.';

/**
 * The action of a button. The list is closed, so that nobody writes `tel:` or a booking address by hand and a button
 * without an action cannot be written. Addresses are filled in from `_site.json`.
 */
export const action = z
  .discriminatedUnion('do', [
    z
      .strictObject({
        do: doing('call', {
          title: 'Call',
          description: 'Calls your number.',
          otherWords: 'phone telephone ring tel',
        }),
        label: actionLabel('Call {phone}'),
      })
      .meta({ title: 'Call button', description: 'A button that calls your number.' }),
    z
      .strictObject({
        do: doing('email', {
          title: 'E-mail',
          description: 'Starts an e-mail to you.',
          otherWords: 'mail e-mail mailto write message',
        }),
        label: actionLabel('Write to us'),
        to: z.enum(['emergency', 'information']).default('emergency').meta({
          title: 'To',
          description: 'Which of your mailboxes. Without one for emergencies, everything goes to the other.',
          why: LEADS_ASTRAY,
        }),
        subject: text({
          title: 'Subject',
          description: 'The subject line that is filled in for the visitor.',
          examples: ['Free {area.code} quote'],
          visible: false,
          why: 'Visitors would send us an e-mail that does not say what it is about.',
        }).optional(),
        ask,
      })
      .meta({ title: 'E-mail button', description: 'A button that starts an e-mail to you.' }),
    z
      .strictObject({
        do: doing('sms', {
          title: 'Text message',
          description: `Starts a text message to you. ${WHERE_NUMBERED}`,
          otherWords: 'text message',
        }),
        label: actionLabel('Text us a photograph'),
        ask,
      })
      .meta({ title: 'Text-message button', description: 'A button that starts a text message to you.' }),
    z
      .strictObject({
        do: doing('whatsapp', {
          title: 'WhatsApp',
          description: `Opens a conversation with you in WhatsApp. ${WHERE_NUMBERED}`,
          otherWords: 'chat messenger',
        }),
        label: actionLabel('WhatsApp us a photograph'),
        ask,
      })
      .meta({ title: 'WhatsApp button', description: 'A button that opens a conversation with you in WhatsApp.' }),
    z
      .strictObject({
        do: doing('book', {
          title: 'Book',
          description: 'Opens your online-booking page in a new tab.',
          otherWords: 'booking reserve appointment schedule',
        }),
        label: actionLabel('Book online'),
      })
      .meta({ title: 'Booking button', description: 'A button that opens your online-booking page in a new tab.' }),
    z
      .strictObject({
        do: doing('page', {
          title: 'Page',
          description: 'Goes to a page of this site.',
          otherWords: 'link url href go open goto web',
        }),
        label: actionLabel('What a repair includes'),
        to: route().meta({ why: LEADS_ASTRAY }),
      })
      .meta({ title: 'Page button', description: 'A link to a page of this site.' }),
  ])
  .meta({
    kind: 'action',
    title: 'Button',
    description: 'What happens when a visitor presses it: call, email, text, WhatsApp, book, or go to a page.',
    why: NO_BUTTON,
  });

export const actions = (description: string) =>
  z.array(action).min(1).max(3).meta({ title: 'Buttons', description, why: NO_BUTTON });

/** A number that is not ours, kept once in `_site.json` (`hotlines`). */
export const hotline = z
  .strictObject({
    hotline: slug({
      title: 'Hotline',
      description: 'The id of a hotline in _site.json, for example "ambulance".',
      examples: ['ambulance'],
    }),
  })
  .meta({
    kind: 'hotline',
    title: 'Hotline',
    description: "Somebody else's emergency number that must be shown before ours.",
    why: 'The number that people must call first would not be shown. It can save lives.',
  });

/** `when` says where it is needed. */
export const callFirst = (when: string) =>
  hotline.optional().meta({
    title: 'Call first',
    description: `An emergency number that must be called before ours; ${when}.`,
  });
