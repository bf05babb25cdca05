// cspell:disable: the words that people write

const lead =
  '(?:(?:please|pls|plz|kindly|just|ok|okay|hey|hi|no|sorry|so|also|again|then|now|yes|for the last time|i beg you to|you guys|you all|can you|could you|would you|will you|would you please|(?:i|we)(?: d| would| really|d)? (?:want|need|like|ask|prefer|wish)(?:ed)?(?: you| for you| that you| hearthway)?(?: to)?|(?:i|we) (?:am|are|was|were) asking you to|(?:im|were) asking you to|(?:i|we) (?:already )?(?:asked|told) you to|(?:i|we) said|i say|you (?:must|should|need to|have to)|please do) )*'
const to =
  '(?:contact|text|texting|email|e mail|mail|message|msg|call|phone|write|write to|bother|spam|harass|reach out to|disturb)'
const doing =
  '(?:contacting|texting|emailing|e mailing|mailing|messaging|msging|calling|phoning|writing|writing to|bothering|spamming|harassing|reaching out to|disturbing)'
const recipient =
  '(?:me|us|(?:my|our|this) (?:number|phone|cell|cell phone|phone number|email|e mail|email address|address|inbox))'
const things =
  '(?:(?:automatic|automated|marketing|text|email|e mail|phone|spam|robo|more|further|such|stupid|annoying) )*(?:texts?|messages?|msgs?|emails?|e mails?|mails?|reminders?|notifications?|alerts?|spam|stuff|calls?|communications?|contact|correspondence|updates?|newsletters?)'
const which =
  '(?:(?:all|any|these|those|the|your|more|any more|all the|all your|all of your|all of the|all of these|so many|further|of) )*'
const thingsList = `${things}(?: (?:and|or) ${which}${things})*`
const doingList = `${doing}(?: (?:and|or) ${doing})*`
const toList = `${to}(?: (?:and|or) ${to})*`
const tail =
  '(?: (?:anymore|any more|any longer|ever|again|at all|now|right now|right away|immediately|at once|today|asap|please|thanks|thank you|for good|forever|permanently|completely|for now|too|either|altogether|period|here|(?:by|over the|on the) (?:text|email|phone)(?: (?:and|or) (?:by )?(?:text|email|phone))*|(?:on|at|to|from) (?:this|my) (?:number|phone|cell|email|address|email address)|to me|to us|from (?:you|hearthway|your company|your service|your team)|with (?:these|those|the|your|all these) (?:texts?|messages?|emails?|calls?|reminders?)))*'
const list =
  '(?:(?:the|your|this|that|all|all of|any|any of|of|these|those) )*(?:(?:text|texting|email|e mail|mailing|contact|call|calling|phone|marketing|sms|message) )?(?:lists?|database|system|records?|files?|distribution)'
const mine =
  '(?:me|us|(?:my|our) (?:name|number|phone|phone number|cell|email|e mail|email address|address|mother|mom|father|dad|parents|wife|husband|info|information|contact info|contact information)|this (?:number|phone|phone number|email|email address|address))'
const wants =
  '(?:i|we) (?:really )?(?:(?:do not|dont|no longer) (?:want|wish|need|care)|would (?:not|rather not) (?:like|want)?|never want)'

const phrases = [
  `(?:stop|quit|cease|discontinue|end) ${doingList}(?: ${recipient})?${tail}`,
  `(?:stop|quit|cease) sending (?:(?:me|us) )?(?:${which}${thingsList}|anything)${tail}`,
  `(?:stop|cease|end|discontinue|cancel) ${which}${thingsList}${tail}`,
  `(?:do not|dont|never) (?:ever )?(?:you )?${toList} ${recipient}${tail}`,
  `(?:do not|dont|never) (?:ever )?(?:text|contact|email|message|call)(?: (?:and|or) (?:text|contact|email|message|call))*${tail}`,
  `(?:do not|dont|never) (?:ever )?send (?:(?:me|us) )?(?:${which}${thingsList}|anything)${tail}`,
  `no (?:more|further) ${thingsList}${tail}`,
  `(?:take|remove|delete|drop|get|strike|cross|keep) ${mine} (?:from|off|off of|out of) ${list}${tail}`,
  `(?:take|remove) (?:me|us) off${tail}`,
  `(?:delete|lose|forget) (?:my|our|this) (?:number|phone number|cell)${tail}`,
  `(?:to )?unsu[a-z]{0,3}ribe(?: (?:me|us))?(?: from ${which}(?:${thingsList}|${list}))?${tail}`,
  `(?:to )?(?:be )?(?:unsubscribed|removed)(?: from ${which}(?:${thingsList}|${list}))${tail}`,
  `(?:to )?opt(?:ing)? (?:(?:me|us) )?out(?: of ${which}${thingsList})?${tail}`,
  `(?:i|we) (?:hereby )?(?:revoke|withdraw|take back) (?:my |our |all )?(?:consent|permission|agreement)(?: to ${which}(?:${thingsList}|be (?:contacted|texted|called|emailed)(?: (?:and|or) (?:contacted|texted|called|emailed))*))?${tail}`,
  `${wants} ${which}${thingsList}${tail}`,
  `${wants} (?:to )?(?:receive|get|have|see) ${which}${thingsList}${tail}`,
  `${wants} (?:to be|being) (?:contacted|texted|emailed|called|bothered|messaged)(?: (?:and|or) (?:contacted|texted|emailed|called|bothered|messaged))*${tail}`,
  `${wants} (?:for )?you to ${toList} ${recipient}${tail}`,
  `${wants} to hear from you${tail}`,
  `leave (?:me|us) alone${tail}`,
  `cease and desist${tail}`,
]

/** The English sentences that ask for no more messages, in normalized words. [EDGE-008] */
export const englishStops = phrases.map((phrase) => new RegExp(`^${lead}(?:${phrase})$`))

/** A message that says only stop, and how soon. */
export const stopNow = new RegExp(`^${lead}stop(?: please)?${tail}$`)
