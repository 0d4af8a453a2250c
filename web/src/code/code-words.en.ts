import { plural } from '@moisson/law/words/plural'
import type fr from './code-words.fr.ts'

export default {
  title: 'Enter your code',
  intro:
    'It is on the first page of the letter your company handed to you, or at the end of its SMS. It opens your amount and your choice.',
  ready: 'Your code has been read',
  readyIntro: 'Check that it is the one of your letter or SMS, then open.',
  label: 'Code of the letter or SMS',
  help: 'Twelve characters in three groups. Capitals, spaces and dashes do not matter.',
  incomplete: 'A code has twelve characters: letters and figures, without 0, 1, I, L, O or U.',
  open: 'Open with this code',
  lost: 'Lost your code? Ask your HR team for a new letter: the code of the former one stops working.',
  stop: 'Stop the reminders',
  resume: 'Take reminders up again',
  stopped: (campaign) => `No more reminder leaves for “${campaign}”.`,
  resumed: (campaign) => `Reminders leave again for “${campaign}”.`,
  kioskTitle: 'Your amount, your choice',
  kioskIntro:
    'Enter the code of your letter. Nothing is kept on this device, and the page closes by itself when nobody touches it.',
  left: (seconds: number) =>
    seconds >= 60
      ? `Closes in ${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s unless the screen is touched`
      : `Closes in ${plural(seconds, '# second', '# seconds')}`,
  leftAlone:
    'The page closed by itself after three minutes without a sign of anybody. What was confirmed stays so; enter your code to go on.',
  stay: 'I am still here',
  end: 'Finish and close',
  bar: 'Kiosk',
} satisfies typeof fr
