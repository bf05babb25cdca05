import type { Mood } from './review-sentences'

/** What communities reply to reviews. They name no one and promise nothing that a page could contradict. */
export const replies: Readonly<Record<Mood, readonly string[]>> = {
  glad: ['Thank you for taking the time to write this.', 'We shared your words with the whole team.', 'It means a lot that you noticed.', 'Thank you for trusting us.', 'Your kind words made our week.', 'We’re glad that it feels this way to you.', 'Thank you, and see you soon.'],
  mixed: ['Thank you for being frank. We’re working on it.', 'You’re right, and we’ve talked about it with our team.', 'We’d like to hear more. Please call our office.', 'Thank you for the praise and for the rest.', 'We’ve put this on the list for our next meeting.'],
  sad: ['We’re sorry. Please call us so we can talk about what happened.', 'This isn’t how we want to work, and we’d like to make it right.', 'Thank you for telling us. We’re looking into it.', 'We regret that we let you down.'],
} // oxfmt-ignore

/** Why staff removed reviews, as families read it. */
export const removalReasons = [
  'It named another resident.',
  'It was about another community.',
  'It gave the full name of someone who works there.',
  'The writer asked us to take it down.',
  'It was an advertisement.',
] as const
