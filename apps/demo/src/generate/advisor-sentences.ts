/** Where advisors come from, as the start of a sentence in their own words. */
const backgrounds = [
  'As a former nurse on a memory care floor',
  'As someone who moved my own father twice',
  'After nine years of managing an assisted living community',
  'After ten years as a hospital social worker',
  'As someone who cared for my grandmother at home',
  'As a former driver of a meals route',
  'After twenty years of teaching school',
  'As a former physical therapist',
  'After years of selling houses to people who were downsizing',
  'As a former receptionist of a nursing home',
  'As someone who grew up in a house with three generations',
  'As someone who helped an aunt leave her farm',
  'As a former cook in a retirement community',
  'As a former aide on the night shift',
  'After keeping the books of a care home',
  'After planning activities for people with dementia',
  'As a hospice volunteer',
  'As a Navy veteran',
  'As a former pharmacist',
  'As someone who had one weekend to find a place for my mother',
  'After eight years at the county’s office on aging',
  'As a former paramedic',
  'As a former interpreter for families in hospitals',
  'As someone who has lived here all my life',
] as const

/** How advisors work, as the end of that sentence. */
const ways = [
  'I ask about the nights first, because they tell me how much help is needed.',
  'I’ll say so if staying at home is the better choice.',
  'I start with what your family can spend, so no one falls for a place that’s out of reach.',
  'I answer on weekends, because that’s when families talk.',
  'I want to hear the question that you think is too small.',
  'I tell you what I saw, good and bad.',
  'I know which papers to find first.',
  'I call back when I said I would.',
  'I make a list of three, never thirty.',
  'I ask about favorite meals before I name a community.',
  'I’ll tell you what a price leaves out.',
  'I visit communities at mealtimes.',
  'I listen before I suggest anything.',
  'I’ll tell you when it’s fine to wait.',
  'I’ve heard every kind of family argument.',
  'I explain Medicaid without the acronyms.',
  'I ask the aides how long they’ve worked there.',
  'I help with the hard talk before the move.',
  'I write down what we agreed, so the whole family can read it.',
  'I know which communities take a cat.',
] as const

/**
 * What families were looking for, as the start of a sentence. Each names the person it is about, and none says how the search ended, so every end
 * fits.
 */
const situations = [
  'We toured three communities in one afternoon',
  'We asked for communities that take cats',
  'Dad needed a room before the holidays',
  'Mom wanted a window on a garden',
  'My parents wanted to stay together',
  'We had five days before the hospital let my father go',
  'I live two time zones away',
  'We had already looked for a month',
  'My brother and I didn’t agree on anything',
  'We were sure we couldn’t afford anything',
  'My aunt wouldn’t leave without her piano',
  'My mother wanted to live ten minutes from my office',
  'My uncle needed someone at night',
  'We weren’t sure whether to wait a year',
  'We needed a place for only two weeks',
  'My husband has dementia',
  'Grandpa wanted to see the kitchen first',
  'We had never done this before',
  'My grandmother wanted to be closer to her church',
  'My mother speaks more Polish than English',
] as const

/** What families say about how an advisor helped, as the end of that sentence. No end names a person or an outcome that the start could contradict. */
const praise = [
  'the first question wasn’t about money.',
  'we heard only about communities that the advisor had toured.',
  'we never felt pushed.',
  'every call came on time.',
  'we learned what to ask about price increases.',
  'we got straight answers.',
  'someone even called us back on a Sunday.',
  'the list of three fit.',
  'nothing about the prices surprised us.',
  'we were told which place to skip, and why.',
  'it was fine that I cried on the phone.',
  'my questions were never too small.',
  'we learned who works at night.',
  'everything was written down for the whole family.',
  'the paperwork was half as bad as I feared.',
  'no one rushed us.',
  'we heard about Medicaid early enough.',
  'the advisor had seen every place we talked about.',
  'I’d ask for the same help again.',
  'the advice was honest.',
  'it felt like talking with a neighbor.',
  'we always knew what came next.',
  'every email got an answer.',
  'I could sleep again.',
] as const

/** Returns what the advisor with this number says, and no other one. [LOOK-008] */
export const introductionOf = (number: number): string => pairOf(backgrounds, ways, number).join(', ')

/** Returns what a family says about the advisor with this number, and about no other one. [LOOK-008] */
export const testimonialOf = (number: number): string => pairOf(situations, praise, number).join(', and ')

/** Returns one of all pairs of two lists, for each number another one. Neighbors share neither half. @throws for more numbers than pairs */
function pairOf(firsts: readonly string[], seconds: readonly string[], number: number): [string, string] {
  if (number >= firsts.length * seconds.length) throw new Error('There are too few sentences')
  // The halves meet again after as many numbers as their least common multiple, and each round shifts the second by one.
  const rounds = Math.floor(number / leastCommonMultiple(firsts.length, seconds.length))
  return [firsts[number % firsts.length] ?? '', seconds[(number + rounds) % seconds.length] ?? '']
}

const leastCommonMultiple = (one: number, other: number): number => (one * other) / greatestCommonDivisor(one, other)

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other)
