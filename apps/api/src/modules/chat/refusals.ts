import type { ChatRefusal } from '@pkg/api-client'
import type { Language } from '@pkg/domain'
import { plainQuestion } from './question-words'
import type { RefusalRule } from './refusal-rule'
import { spanishRefusals } from './spanish/spanish-refusals'
import { withoutAccents } from './spanish/spanish-words'

/** Questions that the chat doesn’t look up, whatever we have published. The first rule that fits says why. */
const rules: readonly RefusalRule[] = [
  [
    'topic',
    [
      /\b(?:ignore|forget|disregard|override|bypass)\b.*\b(?:instructions?|rules?|prompts?|above|previous|everything|guidelines?)\b/,
      /\b(?:system|hidden|secret|initial|developer) (?:prompt|instructions?|message|mode)\b|\bjailbreak\b|\bprompt injection\b/,
      /\byou are now\b|\bpretend (?:to be|you|that)\b|\bact as\b|\brole ?play\b|\brepeat (?:after me|the words?|this|everything|your)\b|\bsay (?:that )?the (?:rent|price|fee)\b/,
      /^(?:please |can you |could you |pls )*(?:write|compose|draft|translate|generate|code|program|sing|draw|rewrite)\b/,
      /\b(?:tell|give) me a (?:joke|story|recipe|poem|riddle)\b|\b(?:poem|haiku|lyrics|recipe|horoscope|lottery|bitcoin|python|javascript|sql)\b/,
      /\b(?:weather|forecast|temperature outside|snow tomorrow|rain tomorrow|president|election|vote for|super bowl|playoffs|score of the game|won the game)\b/,
      /\bpasswords?\b|\bpasscodes?\b|\b(?:door|gate|alarm) codes?\b|\bcredit card\b|\bsocial security number\b|\bssn\b/,
    ],
  ],
  [
    'people',
    [
      /\b(?:name|names|phone|number|numbers|emails?|e-mails?|addresses|address|salary|schedule|contact) (?:\w+ )?(?:of|for) (?:the |a |an |every|all |any |other |each |that |their |my )*(?:night |day |head )?(?:famil|resident|people|person|everyone|nurse|aide|caregiver|manager|director|owner|staff|employee|worker|patient|visitor|neighbor|someone|who|guy|lady|man|woman|customer|client|lead)/,
      /\b(?:give|send|show|list|tell) (?:me|us) .*\b(?:emails?|e-mails?|phone numbers?|contact info|contacts|addresses|names)\b.*\b(?:everyone|everybody|people|families|residents|who|anyone|users?|customers?)\b/,
      /\b(?:does|did|is|has|was|do) (?!(?:anyone|anybody|someone|people|they|it|you|we|a |an |the |there|this|that|any|staff|nurses|residents|everyone|my (?:mom|mother|dad|father|parents?)\b))(?:my |our )?[\w. ]{2,40}? (?:live|lives|living|stay|stays|staying|reside|move|moved|die|died|work|works) (?:in )?(?:there|here|at)\b/,
      /\bwho(?:s| is| are| was| were) (?:the |in |living in |that )+(?:other )?(?:residents?|person|people|famil(?:y|ies)|wom[ae]n|m[ae]n|lady|guy|patient|tenant|room|apartment|unit|nurse|aide|caregiver|director|manager|owner)\b/,
      /\bwho (?:else )?(?:lives|is living|moved|toured|visited|asked|requested|saved|works) (?:in |about )?(?:there|here|this|at)\b/,
      /\b(?:other|another) (?:famil(?:y|ies)|residents?|persons?|peoples?|users?)(?:s)? (?:info|information|data|names?|phone|records?|medical|request)/,
      /\bmy (?:neighbor|ex|friend|coworker|boss|tenant)s? (?:info|information|data|records?|request|address|phone)\b/,
    ],
  ],
  [
    'medical',
    [
      /\b(?:chest pains?|stroke|seizures?|bleeding|overdos\w*|unconscious|suicid\w*|kill (?:her|him|my)sel\w*|not breathing|cant breathe|choking|heart attack|blood pressure|fever|infection|uti|rash|swollen|vomit\w*|concussion)\b/,
      /\b(?:not|wont|isnt|cant|doesnt|couldnt) (?:wak\w+|respond\w*|breath\w+|get up|talking|moving)\b|\b(?:unresponsive|collapsed|fainted|passed out)\b|\b(?:call|calling|need|send) (?:an ambulance|911)\b|\b(?:this|it) is an emergency\b/,
      /\b(?:hit|bumped|banged|hurt|injured|cut) (?:her|his|their|my|the|moms|dads) (?:head|face|neck)\b/,
      /(?<!\b(?:dont|doesnt|not|wont|cant|never) )\b(?:hurt|injured|cut) (?:herself|himself|themselves|myself)\b/,
      // A fall that is long over, or one that comes with a question about care, isn't an emergency.
      /\bslipped\b.*\b(?:cant|cannot|can not|wont) (?:stand|get up|move)\b|\bis (?:lying |still )?on the floor\b(?! plan)/,
      /^(?!since\b)(?!.*\b(?:last (?:week|month|year|winter|spring|summer|fall)|(?:weeks?|months?|years?) ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|twice|often|times|before|keeps?|costs?|pays?|medicare|medicaid|rehab|us(?:es|ing) a walker|a resident)\b).*\b(?:mom|mommy|mother|dad|daddy|father|grandm\w+|grandp\w+|wife|husband|spouse|aunt|uncle|sister|brother|parent|resident|she|he|they|i)(?:[ ,]+[\w-]+){0,4}?[ ,]+(?:fell|(?:has|have|had) fallen|(?:had|took) a (?:\w+ )?fall)\b(?! (?:asleep|behind|through|ill|in love|for|short|apart)\b)/,
      /^(?!.*\b(?:rehab\w*|medicare|medicaid|pays?|costs?|recover\w*|surgery|after|last|ago)\b).*\b(?:broke|fractured) (?:her|his|their|a|my) (?:hip|arm|leg|wrist)\b/,
      /\b(?:dose|doses|dosage|dosing|mg|milligrams?|side effects?|antidepressants?|antibiotics?|blood thinners?|opioids?|insulin dose|donepezil|aricept|namenda|memantine|metformin|warfarin|eliquis|seroquel|quetiapine|ativan|lorazepam|xanax|melatonin|ibuprofen|tylenol|aspirin|gabapentin|lisinopril)\b/,
      /\b(?:should|can|could|is it (?:ok|okay|safe)(?: for \w+)?(?: to)?) (?:i |we |she |he |they |mom |dad |my \w+ |her |him )*(?:stop|start|skip|take|taking|give|mix|double|switch|increase)\b.*\b(?:pills?|medicines?|medications?|meds|drugs?|vitamins?|supplements?|prescriptions?|thinner)\b/,
      /\b(?:diagnos\w+|symptoms?|prognosis|life expectancy|how long (?:does|will) (?:she|he|mom|dad|my \w+) (?:have|got)?(?: left)?(?: to)? live|cure|treatment for|treat (?:her|his|moms?|dads?))\b/,
      /\bdoes (?:she|he|mom|dad|my \w+) have (?:dementia|alzheimers|parkinsons|cancer|depression)\b|\bwhat (?:is )?wrong with (?:her|him|mom|dad|my)\b/,
    ],
  ],
  [
    'legal',
    [
      /\b(?:sue|suing|lawsuit|malpractice|press charges|legal action|negligence claim|settlement)\b/,
      /\b(?:is it|would it be|are they|can they) (?:legal|illegal|against the law|legally)\b|\blegally\b|\bis (?:this|that|my|the) (?:contract|clause|agreement|will|form) (?:legal|valid|binding|enforceable)\b/,
      /\b(?:irrevocable|living|revocable|family) trust\b|\bin(?:to)? a trust\b|\b(?:hide|shield|protect) (?:\w+ )*(?:assets?|money|savings|house|home) from\b|\bso (?:that )?medicaid (?:cant|wont|doesnt)\b/,
      /\b(?:contest|challenge|change|write|void) (?:the |her |his |moms? |dads? )?will\b|\bget (?:guardianship|conservatorship) (?:of|over)\b|\bhow (?:do|can) i (?:get|force) guardianship\b|\bsign (?:for )?(?:her|him|mom|dad)s? name\b/,
    ],
  ],
  [
    'financial',
    [
      /\b(?:stocks?|bonds?|shares|crypto\w*|mutual funds?|etfs?|401k|ira|annuit\w+|invest\w*|portfolio|dividends?|refinanc\w*)\b/,
      /\bshould (?:i|we|she|he|mom|dad|my \w+) (?:sell|buy|borrow|cash (?:in|out)|withdraw|take out|mortgage|put (?:the|her|his|my|moms?|dads?) (?:money|savings|house|home))\b/,
      /\b(?:how (?:do|can) (?:i|we)|can (?:i|we)) (?:deduct|avoid|write off)\b.*\btax\w*\b|\bdo my taxes\b|\bhow much tax\b/,
    ],
  ],
  [
    'future',
    [
      /\b(?:promise|guarantee|guaranteed|swear|assure)\b/,
      /\b(?:will|gonna|going to|would)\b.*\b(?:cost|price|prices|rent|rate|rates|fee|fees|go up|increase|raise|cheaper|open|available|rooms?)\b.*\b(?:in (?:20[2-9]\d|\d+ years|a (?:few|couple) years?)|next (?:year|month|summer|spring|fall|winter)|by 20[2-9]\d)\b/,
      /\bpredict\w*\b/,
    ],
  ],
]

/** Returns why the chat doesn’t answer a question, or none if it may look for an answer. */
export function refusalFor(question: string, language: Language): ChatRefusal | undefined {
  const plain = withoutAccents(plainQuestion(question))
  // Families also type English on our Spanish pages.
  const all = language === 'es' ? [...spanishRefusals, ...rules] : rules
  return all.find(([, patterns]) => patterns.some((pattern) => pattern.test(plain)))?.[0]
}
