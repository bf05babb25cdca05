// cspell:dictionaries spanish
// cspell:ignore Aceptan Asunto Autoreply Autorespond Fecha Llámeme Mamá Mensagem Resposta Réponse También andador autom automatique automática bien caminar
// cspell:ignore cayó caídas cerca conviene escaleras escribió fácil gato gatos hermana hermano jardín jueves mamá marzo mucho mudarla noviembre podemos
// cspell:ignore queremos rampa tica verla viernes động

/** How someone answers: above the quoted email, below it, between its lines, above and below it, or without it. */
export type ReplyStyle = 'above' | 'below' | 'between' | 'around' | 'alone'

/** An email of the corpus, with what the person wrote in it. */
export interface CorpusEmail {
  title: string
  raw: Buffer
  /** The words of the person, in order. */
  written: string
  /** The text of ours that the email quotes. */
  ours: string
}

const sent = {
  en: 'Hi Karen,\nWould Tuesday suit you?\nWe could see it on Friday, too, if that is easier for your brother.',
  es: 'Hola, Karen:\n¿Le conviene el martes?\nTambién podemos verla el viernes, si le es más fácil a su hermano.',
} as const
type Language = keyof typeof sent

/** The whole email of ours, of which only the middle is in the conversation. */
const sentEmail = {
  en: `Peter wrote:\n\n${sent.en}\n\nStop these emails: https://mail.example/stop-emails/1\n\n-- \nHearthway\n(303) 555-0100\nhelp@mail.example`,
  es: `Peter wrote:\n\n${sent.es}\n\nDejar de recibir estos correos: https://mail.example/es/stop-emails/1\n\n-- \nHearthway\n(303) 555-0100\nhelp@mail.example`,
} as const

const quoted = (text: string, mark = '> ') =>
  text
    .split('\n')
    .map((line) => `${mark}${line}`)
    .join('\n')

/** A mail program: the line or head above an email that it quotes, and whether it marks the quoted lines. */
interface MailProgram {
  above: Readonly<Record<Language, string>>
  isMarked: boolean
  below?: string
}

const head = (names: readonly [string, string, string, string], day: string) =>
  `${names[0]}: Hearthway <post@mail.example>\n${names[1]}: ${day}\n${names[2]}: Karen <karen@home.example>\n${names[3]}: Message\n`
const english = head(['From', 'Sent', 'To', 'Subject'], 'Thursday, November 26, 2026 9:00 AM')
const spanish = head(['De', 'Enviado', 'Para', 'Asunto'], 'jueves, 26 de noviembre de 2026 9:00')

const programs: Readonly<Record<string, MailProgram>> = {
  Gmail: {
    above: {
      en: 'On Thu, Nov 26, 2026 at 9:00 AM Hearthway <post@mail.example> wrote:\n',
      es: 'El jue, 26 nov 2026 a las 9:00, Hearthway (<post@mail.example>) escribió:\n',
    },
    isMarked: true,
  },
  'Gmail, in three lines': {
    above: {
      en: 'On Thu, Nov 26, 2026 at 9:00 AM\nHearthway, the team of Hearthway\n<post@mail.example> wrote:\n',
      es: 'El jue, 26 nov 2026 a las 9:00,\nHearthway, el equipo de Hearthway\n(<post@mail.example>) escribió:\n',
    },
    isMarked: true,
  },
  'Apple Mail': {
    above: {
      en: '> On Nov 26, 2026, at 9:00 AM, Hearthway <post@mail.example> wrote:\n> ',
      es: '> El 26 nov 2026, a las 9:00, Hearthway <post@mail.example> escribió:\n> ',
    },
    isMarked: true,
  },
  Thunderbird: {
    above: {
      en: 'On 11/26/2026 9:00 AM, Hearthway wrote:',
      es: 'El 26/11/2026 a las 9:00 de 2026, Hearthway escribió:',
    },
    isMarked: true,
  },
  Comcast: {
    above: {
      en: '> On 11/26/2026 9:00 AM EST Hearthway <post@mail.example> wrote:\n> \n>  ',
      es: '> On 11/26/2026 9:00 AM EST Hearthway <post@mail.example> wrote:\n> \n>  ',
    },
    isMarked: true,
  },
  'Outlook on a phone': {
    above: {
      en: 'Hearthway <post@mail.example> wrote on Thu, 26 Nov 2026 at 09:00:',
      es: 'Hearthway <post@mail.example> escribió el jue, 26 nov 2026 a las 09:00:',
    },
    isMarked: true,
  },
  Outlook: {
    above: { en: `________________________________\n${english}`, es: `________________________________\n${spanish}` },
    isMarked: false,
  },
  'Outlook without a line': { above: { en: english, es: spanish }, isMarked: false },
  'an old Outlook': {
    above: { en: `-----Original Message-----\n${english}`, es: `-----Mensaje original-----\n${spanish}` },
    isMarked: false,
  },
  Samsung: {
    above: {
      en: `Sent from my Verizon, Samsung Galaxy smartphone\n\n-------- Original message --------\n${english}`,
      es: `Enviado desde mi Samsung Galaxy\n\n-------- Mensaje original --------\n${spanish}`,
    },
    isMarked: false,
  },
  Yahoo: {
    above: {
      en: 'On Thursday, November 26, 2026 at 09:00:00 AM EST, Hearthway <post@mail.example> wrote:\n',
      es: 'El jueves, 26 de noviembre de 2026, 09:00:00 EST, Hearthway <post@mail.example> escribió:\n',
    },
    isMarked: false,
  },
  AOL: {
    above: { en: `-----Original Message-----\n${english}`, es: `-----Original Message-----\n${english}` },
    isMarked: false,
  },
}

/** What people write that looks like something of a mail program, and plain answers. */
const contents: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Yes, Tuesday is fine.',
    'On Tuesday her doctor wrote:\nMom needs help with bathing and insulin.\nOnly homes with a nurse, please.',
    'From: Tucson, AZ\nTo: somewhere near Denver\nMom uses a walker and has a cat.',
    'Sent from my daughter’s computer, mine is broken.\nPlease call me at home after 5.',
    'Three things:\n--\n1. She takes insulin.\n--\n2. Her budget is $4,000.',
    'Mom\n____________________\nNeeds memory care – “soon”',
    '>5 falls this year\n>90 pounds\nThat is her condition.',
    'Date: March 1, 2027\nTime: 10:30\nThat would suit us. Sent with love.',
    'Begin with the small ones.\n- - -\nKaren & Tom <3',
    '* From: my brother\n* To: you\nHe wrote: “no stairs.”',
    'Thanks\n\nKaren\n(303) 555-0123',
    '-- no stairs\n-- no pets\n-- a garden',
    'Forwarded message from my sister: she can’t drive.\nOriginal message: none.',
    'I wrote on Monday at 9:30:\nplease call Dad first.\nNobody did.',
    'My list\n=================\n1) bath\n2) meals\n# 3) rides\n| 4) pills',
    'Get Outlook for her? No. She has no computer.\nOut of office hours is better for a call.',
  ],
  es: [
    'Sí, el martes está bien.',
    'El lunes mi hermana escribió:\nno queremos mudarla.\nLlámeme después de las 5.',
    'De: Tucson, AZ\nPara: cerca de Denver\nMamá usa un andador y tiene un gato.',
    'Enviado desde mi casa, sin mucho tiempo.\nMamá se cayó aquí el martes.',
    'Fecha: el 1 de marzo\nAsunto: mi mamá\nNo puede caminar. ¿Hay una rampa?',
    '>5 caídas este año\n>90 libras\n¿Cuánto cuesta?',
    'Mi hermano preguntó:\n--\n¿Aceptan gatos?\n--\n¿Y “Medicaid”?',
    '-- sin escaleras\n-- con jardín',
  ],
}

const windowsBytes: Readonly<Record<string, number>> = { '’': 0x92, '–': 0x96, '“': 0x93, '”': 0x94 }
const windows1252 = (text: string) =>
  Buffer.from([...text].map((letter) => windowsBytes[letter] ?? letter.charCodeAt(0)))

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n')

function quotedPrintable(bytes: Buffer): string {
  return [...bytes.toString('latin1').split('\r\n')]
    .map((line) => {
      const escaped = line.replaceAll(
        /[^ -<>-~]|[ \t]$/g,
        (byte) => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
      )
      return escaped.replaceAll(/(?:=..|[^=]){70}(?=.)/g, '$&=\r\n')
    })
    .join('\r\n')
}

/** The encodings of a text part: its headers and its bytes. */
const encodings: Readonly<Record<string, (text: string) => { headers: string; body: Buffer }>> = {
  'UTF-8': (text) => part('utf-8', '8bit', Buffer.from(text)),
  'UTF-8 in base64': (text) => part('utf-8', 'base64', Buffer.from(base64(Buffer.from(text)))),
  'quoted UTF-8': (text) => part('UTF-8', 'quoted-printable', Buffer.from(quotedPrintable(Buffer.from(text)))),
  'Windows-1252': (text) => part('windows-1252', '8bit', windows1252(text)),
  'quoted Windows-1252': (text) =>
    part('Windows-1252', 'quoted-printable', Buffer.from(quotedPrintable(windows1252(text)))),
  'Windows-1252 called ISO-8859-1': (text) => part('iso-8859-1', '8bit', windows1252(text)),
  'UTF-8 in base64 called us-ascii': (text) => part('us-ascii', 'base64', Buffer.from(base64(Buffer.from(text)))),
  'UTF-16': (text) => part('utf-16le', 'base64', Buffer.from(base64(Buffer.from(text, 'utf16le')))),
}
const part = (charset: string, encoding: string, body: Buffer, type = 'plain') => ({
  headers: `Content-Type: text/${type}; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}`,
  body,
})

/** Writes an email as a mail server receives it. */
export function writeEmail(
  { headers, body }: { headers: string; body: Buffer },
  more = 'Subject: Re: Message',
): Buffer {
  const first = `From: Karen <karen@home.example>\r\nTo: reply@mail.example\r\nMIME-Version: 1.0\r\n${more}\r\n${headers}\r\n\r\n`
  return Buffer.concat([Buffer.from(first), body])
}

function composeText(program: MailProgram, language: Language, style: ReplyStyle, written: string): string {
  const above = program.above[language]
  const lines = sentEmail[language].split('\n')
  const mark = (text: string) => (program.isMarked ? quoted(text) : text)
  const quotation = mark(sentEmail[language])
  if (style === 'alone') return written
  if (style === 'above') return `${written}\n\n${above}\n${quotation}\n`
  if (style === 'below') return `${above}\n${quotation}\n\n${written}\n`
  const middle = Math.ceil(written.split('\n').length / 2)
  const [one, other] = [written.split('\n').slice(0, middle).join('\n'), written.split('\n').slice(middle).join('\n')]
  if (style === 'around') return `${one}\n\n${above}\n${quotation}\n\n${other}\n`
  const at = lines.findIndex((line) => /Tuesday|martes/.test(line)) + 1
  return `${above}\n${mark(lines.slice(0, at).join('\n'))}\n\n${one}\n\n${mark(lines.slice(at).join('\n'))}\n\n${other}\n`
}

/** Returns emails of each program, language, and style, whose encodings and contents change from one to the next. */
export function textEmails(): CorpusEmail[] {
  const emails: CorpusEmail[] = []
  let next = 0
  for (const [name, program] of Object.entries(programs)) {
    for (const language of ['en', 'es'] as const) {
      for (const style of ['above', 'below', 'between', 'around', 'alone'] as const) {
        for (const turn of style === 'alone' ? [0] : [0, 1]) {
          const texts = contents[language]
          const written = texts[(next + turn) % texts.length] ?? ''
          const [encoding, encode] = Object.entries(encodings)[next % Object.keys(encodings).length] ?? []
          next += 1
          if (!encode) continue
          const text = composeText(program, language, style, written).replaceAll('\n', '\r\n')
          const title = `${name}, ${language}, ${style}, ${encoding}: ${written.split('\n')[0]}`
          emails.push({ title, raw: writeEmail(encode(text)), written, ours: sent[language] })
        }
      }
    }
  }
  return emails
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p class=MsoNormal>${escape(line)}<o:p></o:p></p>`)
    .join('')
const divisions = (text: string) =>
  text
    .split('\n')
    .map((line) => `<div>${line === '' ? '<br>' : escape(line)}</div>`)
    .join('')
const breaks = (text: string) => text.split('\n').map(escape).join('<br>\r\n')

/** How programs write emails that have only HTML, with what a person wrote and the email of ours. */
const htmlPrograms: Readonly<Record<string, (written: string, ours: string) => string>> = {
  Gmail: (written, ours) =>
    `<div dir="ltr">${divisions(written)}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Thu, Nov 26, 2026 at 9:00&#8239;AM Hearthway &lt;<a href="mailto:post@mail.example">post@mail.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0">${paragraphs(ours)}</blockquote></div>`,
  'Gmail, with indented words': (written, ours) =>
    `<div dir="ltr"><blockquote style="margin:0 0 0 40px;border:none;padding:0px">${divisions(written)}</blockquote></div><div class="gmail_attr">On Thu, Nov 26, 2026 at 9:00 AM Hearthway &lt;post@mail.example&gt; wrote:<br></div><blockquote class="gmail_quote">${paragraphs(ours)}</blockquote>`,
  'an indented list': (written) => `<p>&nbsp;</p><blockquote><div>${breaks(written)}</div></blockquote>`,
  'Apple Mail': (written, ours) =>
    `<body><div>${breaks(written)}</div><div><br><blockquote type="cite"><div>On Nov 26, 2026, at 9:00 AM, Hearthway &lt;post@mail.example&gt; wrote:</div><br><div>${breaks(ours)}</div></blockquote></div></body>`,
  Outlook: (written, ours) =>
    `<div>${paragraphs(written)}</div><div style="border-top:solid"><p class=MsoNormal><b>From:</b> Hearthway &lt;post@mail.example&gt; <br><b>Sent:</b> Thursday, November 26, 2026 9:00 AM<br><b>To:</b> Karen &lt;karen@home.example&gt;<br><b>Subject:</b> Message</p></div>${paragraphs(ours)}`,
  'Outlook, below': (written, ours) =>
    `<p>&nbsp;</p><div><p class=MsoNormal><b>From:</b> Hearthway &lt;post@mail.example&gt; <br><b>Sent:</b> Thursday, November 26, 2026 9:00 AM<br><b>To:</b> Karen &lt;karen@home.example&gt;<br><b>Subject:</b> Message</p></div>${paragraphs(ours)}<p style="color:red">${breaks(written)}</p>`,
  Hotmail: (written, ours) =>
    `<div dir="ltr">${breaks(written)}<br><br><hr id="stopSpelling">Date: Thu, 26 Nov 2026 09:00:00 -0500<br>Subject: Message<br>From: post@mail.example<br>To: karen@home.example<br><br><div>${breaks(ours)}</div></div>`,
  Yahoo: (written, ours) =>
    `<div class="ydp"><div>${breaks(written)}</div></div><div class="yahoo_quoted"><div>On Thursday, November 26, 2026 at 09:00:00 AM EST, Hearthway &lt;post@mail.example&gt; wrote: </div><div><br></div><div>${breaks(ours)}</div></div>`,
  'Proton Mail': (written, ours) =>
    `<div>${breaks(written)}</div><div class="protonmail_quote">On Thursday, November 26th, 2026 at 9:00 AM, Hearthway &lt;post@mail.example&gt; wrote:<br><blockquote class="protonmail_quote" type="cite">${paragraphs(ours)}</blockquote></div>`,
}

/** Returns emails that have only HTML, or an empty plain part, too. */
export function htmlEmails(): CorpusEmail[] {
  let next = 0
  return Object.entries(htmlPrograms).flatMap(([name, compose]) =>
    (['en', 'es', 'en', 'es'] as const).map((language) => {
      next += 1
      const written = contents[language][next % contents[language].length] ?? ''
      const html = Buffer.from(compose(written, sentEmail[language]))
      const alone = part('utf-8', 'quoted-printable', Buffer.from(quotedPrintable(html)), 'html')
      const email = next % 3 === 0 ? besideBlank(alone) : alone
      return {
        title: `${name} in HTML, ${language}: ${written.split('\n')[0]}`,
        raw: writeEmail(email),
        written,
        ours: sent[language],
      }
    }),
  )
}

/** Returns a part next to a plain one that has only a space that doesn’t break. */
const besideBlank = ({ headers, body }: { headers: string; body: Buffer }) => ({
  headers: 'Content-Type: multipart/alternative; boundary=b',
  body: Buffer.concat([
    Buffer.from(`--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n\u00a0\r\n--b\r\n${headers}\r\n\r\n`),
    body,
    Buffer.from('\r\n--b--\r\n'),
  ]),
})

/** Headers of emails that a program sent, and of those that people send. */
export const automaticHeaders = [
  'Subject: Automatic reply: Message\r\nX-Auto-Response-Suppress: All',
  'Subject: Automatic reply: Re: Message',
  'Subject: Auto-Reply: Message',
  'Subject: Out of Office: Message',
  'Subject: Out of Office Re: Message',
  'Subject: OOO: back on Monday',
  'Subject: Respuesta automática: Mensaje',
  'Subject: =?utf-8?Q?Respuesta_autom=C3=A1tica:_Mensaje?=',
  'Subject: Réponse automatique : Message',
  'Subject: Resposta automática: Mensagem',
  'Subject: Trả lời tự động: Message',
  'Subject: 自动回复: Message',
  'Subject: 自動回覆：Message',
  'Subject: Yahoo! Auto Response',
  'Subject: Re: Message\r\nAuto-Submitted: auto-replied (vacation)',
  'Subject: Re: Message\r\nAuto-Submitted: auto-notified',
  'Subject: Re: Message\r\nauto-submitted: Auto-Generated',
  'Subject: Re: Message\r\nPrecedence: auto_reply',
  'Subject: Re: Message\r\nPrecedence: junk',
  'Subject: Re: Message\r\nX-Autoreply: yes',
  'Subject: Re: Message\r\nX-Autorespond: Message',
  'Subject: Re: Message\r\nX-Auto-Reply-From: karen@home.example',
  'Subject: Re: Message\r\nX-MS-Exchange-Inbox-Rules-Loop: karen@home.example',
  'Return-Path: <>\r\nSubject: Undeliverable: Message',
] as const

export const personalHeaders = [
  'Subject: Re: Message\r\nAuto-Submitted: no',
  'Subject: Re: Message\r\nAuto-Submitted: no; owner-email="karen@home.example"',
  'Subject: Re: Message\r\nAuto-Submitted: No (typed by hand)',
  'Subject: Re: Message\r\nPrecedence: list\r\nList-Id: <family.home.example>',
  'Subject: Re: Message\r\nPrecedence: normal',
  'Subject: Re: Message\r\nX-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply',
  'Subject: Re: Message\r\nX-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent\r\nX-Mailer: a',
  'Return-Path: <karen@home.example>\r\nSubject: Re: Message',
  'Subject: Automatic doors at the entrance?',
  'Subject: Re: out of office hours?',
  'Subject: Out of office hours is best for us',
  'Subject: Away: my number from Friday',
  'Subject: Automatic reply buttons confuse Mom',
  'Subject: Vacation next week, and a question',
  'Subject: Accepted: Tour on Tuesday',
  'Subject: Read this: Mom fell',
  'Subject: Delivered the forms today',
  'Subject: ',
] as const

/** A receipt or a bounce, which has a type of its own. */
export const reportEmails = ['disposition-notification', 'delivery-status'].map((type) => ({
  headers: `Content-Type: multipart/report; report-type=${type}; boundary=b`,
  body: Buffer.from('--b\r\nContent-Type: text/plain\r\n\r\nThe message was displayed.\r\n--b--\r\n'),
}))
