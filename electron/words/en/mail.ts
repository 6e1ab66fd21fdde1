import type { MailWords } from '../types.ts';

export const mail: MailWords = {
  locale: 'en-GB',
  subject: '{studio}: your photo, order {order}',
  practice: 'PRACTICE',
  text: `Hello,

here is what you asked for from your order {order}. You find it attached.

Keep photo files and codes to yourself: whoever has them can use them.

{studio}`,
  practiceText: 'This is practice: the photos carry a watermark, and no authority accepts them.',
  reminderSubject: '{studio}: use your photo code by {date}',
  reminderText: `Hello,

the photo code for the UK passport photo of {person} (order {order}) ends on {date} at {time}.

{code}

Enter it in the passport application before then. Capital and small letters are different: copy it exactly, without spaces.

An ended code cannot be renewed: it takes a new photo. If you have used the code already, you need not do anything.

The slip with the code is attached. Keep it to yourself: whoever has the code can use the photo.

{studio}`,
  testSubject: 'Test e-mail from Headroom',
  testText: `Hello,

this e-mail shows that Headroom can send e-mail for {studio}. No answer is needed.`,
};
