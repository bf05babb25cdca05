import { statusTexts } from './status-texts'

/** The texts of the wizard's screens, in English. Texts fixed by the requirements keep their spelling. */
export const en = {
  buttons: statusTexts.buttons,
  status: statusTexts.status,
  /** Texts of the kit's controls. */
  kit: {
    close: 'Close',
    progress: 'Progress',
    stepOf: (step: number, of: number) => `Step ${step} of up to ${of}`,
    errorSummaryTitle: 'There’s a problem',
    or: 'or',
    /** [UI-004] */
    loading: 'Loading...',
    /** [UI-004] */
    noOptions: 'No options',
    /** [UI-004] */
    select: 'Select...',
  },
  budget: {
    /** Shown below the ranges while the lowest is selected. [GWZ-078] */
    footer:
      'Less than 2% of communities in your area are less than $2,000. A larger budget will give you more options.',
  },
  /** Why an answer helps, by step. [GWZ-070] */
  reasons: {
    title: 'WHY THIS IS IMPORTANT',
    LookingFor: 'When we know who you’re searching for, we ask only what matters and compare the right communities.',
    CareLevel: 'Care is the biggest part of the price. Your answer helps us show communities that fit now and later.',
    MoveTimeline: 'Availability changes often. Your timing tells us which communities may have a room for you.',
    PlanningConsulation:
      'In 15 minutes, a planner can show you what a move costs and how your home can help pay for it.',
    BudgetRangeInfo: 'Your budget keeps your list to communities you can afford.',
    BudgetInfo: 'Many families miss benefits they qualify for. Your answer helps your advisor find them.',
    NextStep: 'You decide what happens next. We won’t do anything else.',
    TourInfo: 'You learn more on a tour than from any photo. Choose a time that works for you.',
    CommunityInfo: 'If the community knows your question ahead of time, they can answer it on the first call.',
    SimilarCommunities: 'When you compare two or three communities, it’s easier to spot a fair price.',
    UserLocation: 'Most families choose a community that’s easy for visitors to get to.',
    NameInfo: 'So your advisor knows what to call you.',
    EmailInfo: 'We’ll send you what you asked for, so you have it in writing.',
    PhoneInfo: 'Prices depend on the room and the care you need. A short call gets you an accurate price.',
    ContactInfo:
      'Prices depend on the room and the care you need. A short call gets you an accurate price, and our email puts it in writing.',
    HousingOptions: 'Buying, renting, and selling take different experts. Your answer helps us find the right one.',
    homeSaleInterest: 'Selling a home often pays for the move. Someone who knows both can help with the timing.',
    ResidentNameInfo: 'The community asks for the name of the person moving in.',
  },
  /** Texts around every question. */
  frame: {
    back: 'Back',
    /** The dialog's name. */
    dialog: (community: string) => `Get pricing for ${community}`,
    /** Replaces the button's label while a step checks or sends. */
    wait: 'One moment',
    offline: 'You’re offline',
    offlineAdvice: 'Your answers are saved on this device. Keep going. We’ll send them when you’re back online.',
    /** What a community pays for a move-in. [TRUST-009] */
    fee: (community: string, percent: number): string =>
      percent > 0
        ? `${community} pays us ${percent}% of the first month if you move in.`
        : `${community} pays us no referral fee.`,
  },
  /** The question of each step. */
  questions: {
    LookingFor: 'Who are you searching for?',
    CareLevel: 'How much help is needed each day?',
    MoveTimeline: 'What’s your timeline for moving?',
    PlanningConsulation: 'Would you like a free 15-minute planning consultation?',
    BudgetRangeInfo: 'What’s your monthly budget?',
    BudgetInfo: 'What could help pay for care?',
    NextStep: 'What would you like to do next?',
    TourInfo: 'When would you like to tour?',
    CommunityInfo: 'What would you like to ask the community?',
    SimilarCommunities: 'Which other communities would you like to compare?',
    UserLocation: 'Where should we look?',
    NameInfo: 'What’s your name?',
    EmailInfo: 'What’s your email address?',
    PhoneInfo: 'What’s your phone number?',
    ContactInfo: 'How can we reach you?',
    HousingOptions: 'What are your housing plans?',
    homeSaleInterest: 'Would you like help selling a home?',
    ResidentNameInfo: 'Who’s moving in?',
  },
  /** Labels by answer value. A value without an entry is its own label. [GWZ-074, GWZ-081, GWZ-089] */
  choices: {
    'memory-care': 'Memory care',
    'light-care': 'Some help',
    'heavy-care': 'A lot of help',
    'no-care': 'No help',
    buy: 'Buy a home',
    rent: 'Rent a home',
    sell: 'Sell my home',
    requestTour: 'Schedule a tour',
    talk: 'Ask the community a question',
    detailedPricingBreakDown: 'Get a detailed price breakdown',
    preQualify: 'Find out what I can afford',
    none: 'Compare other communities',
    others: 'Something else',
  },
  /** A second, less prominent line below a choice, by value. */
  hints: {
    'memory-care': 'Help with dementia in a secure community',
    'light-care': 'Help with bathing, dressing, or medication',
    'heavy-care': 'Help day and night',
    'no-care': 'Meals, company, and a smaller home',
  },
  /** Below every step that asks for contact info. [ROUTE-013] */
  policies: {
    before: 'Before you continue, you can read our',
    privacy: 'privacy policy (new tab)',
    and: 'and',
    terms: 'terms of use (new tab)',
  },
  fields: {
    budgetHint: (range: string) => `Your range: ${range}. Choose all that may apply.`,
    place: 'City or ZIP code',
    placeHint: 'For example, Fort Collins, CO or 80525',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHint: (community: string) => `We’ll send pricing for ${community} here when you finish.`,
    didYouMean: (address: string) => `Did you mean ${address}?`,
    emailLocked: 'You’re signed in with this email address.',
    phone: 'Phone number',
    residentName: 'Name of the person moving in',
    communityInfoOther: 'Your question',
    communityInfoOtherHint: 'In your own words (optional)',
    similarHint: 'Choose one or more. We won’t contact them unless you ask us to.',
    away: (distance: string) => `${distance} away`,
    noneSimilar: 'We don’t have another community nearby yet. Continue, and your advisor will look for one.',
  },
  tour: {
    date: 'Date',
    anotherDate: 'Another date',
    otherDateHint: 'Business days in the next 2 months',
    time: 'Time',
    timeHint: (zone: string) => `Times are in ${zone}`,
  },
  /** Who gets the number and what they do with it, shown above the field. */
  calls: {
    title: 'Who will call',
    advisor: 'your local advisor',
    anAdvisor: (operator: string) => `A local ${operator} advisor`,
    from: (phone: string) => `from ${phone}`,
    team: (community: string) => `The team at ${community}`,
    by: (time: string) => `First call by ${time}`,
    when: 'We’ll email you who calls, and when',
    /** Who calls if the communities' teams don't. [TRUTH-008] */
    backup: (advisor: string) => `If they don’t call by then, ${advisor} will`,
    aBackup: (operator: string) => `a local ${operator} advisor`,
    changed: 'Check who will call you and when, then continue.',
    limits: (community: string) =>
      `They’ll only call about ${community}. No other community gets your number unless you ask.`,
  },
  /** The same for a family that would rather not be called. [TRUST-006] */
  emails: {
    title: 'Who will email you',
    by: (time: string) => `First email by ${time}`,
    when: 'We’ll email you who will help you, and when',
    backup: (advisor: string) => `If they don’t email by then, ${advisor} will`,
    changed: 'Check who will email you and when, then continue.',
    limits: (community: string) =>
      `They’ll only email you about ${community}. No other community gets your email address unless you ask.`,
  },
  /** Going without a phone number, where the operator allows it. The button is fixed by the requirement. [TRUST-006] */
  noCalls: {
    button: "I'd rather not be called",
    instead: 'If you choose this, we’ll email you instead.',
    chosen: 'We won’t call you. We’ll email you instead.',
    enterPhone: 'Enter a phone number',
  },
  /** When a call suits the family. [TRUST-007] */
  callTimes: {
    title: 'Choose when we call (optional)',
    hint: 'We’ll call at a time you choose, even if that’s later than the time above.',
    days: 'Days',
    dayNames: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
    },
    hours: 'Time of day',
    anyTime: 'Any time, 9 AM to 5 PM',
    hourNames: { morning: 'Morning, 9 AM to noon', afternoon: 'Afternoon, noon to 5 PM' },
  },
  /** Texts after the last question. */
  outcome: {
    sent: 'Sent',
    whoHasIt: 'Who has your request',
    whatTheyHave: (community: string) => `Your name, email, phone number, and answers, to get pricing for ${community}`,
    willCall: (community: string) => `Will call you about ${community}`,
    /** For a family that would rather not be called. [TRUST-006] */
    byEmail: {
      whatTheyHave: (community: string) => `Your name, email, and answers, to get pricing for ${community}`,
      willCall: (community: string) => `Will email you about ${community}`,
    },
    continue: 'Continue',
    /** [CONF-007] */
    support: 'Family support:',
    /** [ERR-015] */
    error: 'Oops! Something went wrong.',
    /** [ERR-015] */
    tryAgain: 'Try again',
    unsent:
      'We haven’t received your request yet. Your answers are saved on this device, and we’ll keep trying to send them.',
    refused:
      'We couldn’t send your request. Your answers are saved on this device. Call or email us and we’ll finish it for you.',
    change: 'Change my answers',
  },
  /** While a request is being sent. [LOOK-007] */
  sending: {
    title: (recipients: string) => `Sending to ${recipients} only`,
    still: (recipients: string) => `Still sending to ${recipients}`,
  },
  /** The end of a request: the price, who will call, and who has it. [LOOK-007] */
  final: {
    /** `person` starts with a space, or is empty. */
    price: (amount: string, person: string) => `About ${amount} a month${person}`,
    priceBeforeCare: (amount: string, person: string) => `About ${amount} a month${person}, before care`,
    person: {
      Myself: 'for you',
      'Self + Partner': 'for both of you',
      Mother: 'for your mother',
      Father: 'for your father',
      Parents: 'for your parents',
    },
    callBy: (who: string, time: string) => `${who} will call you by ${time}`,
    call: (who: string) => `${who} will call you`,
    emailBy: (who: string, time: string) => `${who} will email you by ${time}`,
    email: (who: string) => `${who} will email you`,
    /** A phrase as a sentence of its own. */
    sentence: (phrase: string) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`,
    has: 'Your name, email, phone number, and answers',
    hasByEmail: 'Your name, email, and answers',
    afterAgreeing: 'Gets your contact info only after agreeing to help',
    onlyIfNoCall: 'Only if they don’t call by then',
    onlyIfNoEmail: 'Only if they don’t email by then',
    noOneElse: 'No one else has it.',
  },
  /** What the community costs. [TRUST-012, TRUTH-010] */
  cost: {
    title: (community: string) => `What ${community} may cost each month`,
    area: (community: string, count: number, place: string) =>
      `${community} doesn’t share its prices online. Half of the ${count} communities in ${place} that list a price for this care charge an amount in this range.`,
    parts: { rent: 'Room and meals', care: 'Care', secondPerson: 'Second person', communityFee: 'One-time fee' },
    sources: { community: 'From the community', estimate: 'Our estimate', area: 'Estimate from communities nearby' },
    notStated: 'Not stated',
    ask: 'Ask about this',
    old: (days: number) => `more than ${days} days ago`,
    total: 'Each month',
    likely: (amount: string) => `Most likely ${amount}`,
    /** The middle of what other communities charge. */
    typical: (amount: string) => `Typically ${amount}`,
  },
  /** The conversation in chat mode. [GWZ-072] */
  chat: {
    /** The name of an answer's button. */
    change: (answer: string) => `Change your answer: ${answer}`,
  },
  /** Translations of the machines' messages by their English text. English needs none. */
  messages: {},
} as const
