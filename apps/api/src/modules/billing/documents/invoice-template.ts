/**
 * The page of an invoice as Typst source. Everything that differs comes in as a value, never as source, so no name can add code to it. Values are
 * lists of pairs in JSON. [WORK-013]
 */
export const invoiceTemplate = String.raw`
#let page-data = json(bytes(sys.inputs.at("invoice")))
#set document(title: page-data.title, author: page-data.brand, date: none)
#set page(
  paper: "us-letter",
  margin: (x: 1in, y: 0.9in),
  footer: context text(size: 9pt)[#page-data.title, page #counter(page).display() of #counter(page).final().first()],
)
#set text(lang: "en", region: "US", size: 11pt)
#set table(stroke: (x: none, y: 0.5pt), inset: (x: 0pt, y: 7pt))
#show heading.where(level: 1): set text(size: 20pt)
#show heading.where(level: 2): set text(size: 13pt)
#show heading: set block(above: 22pt, below: 12pt)

#text(weight: "bold")[#page-data.brand] \
#for line in page-data.sender [#line \ ]

= #page-data.title

#text(weight: "bold")[#page-data.to-label] \
#for line in page-data.recipient [#line \ ]

== #page-data.facts-title

#table(
  columns: (1fr, 1fr),
  table.header(..page-data.facts-header.map(strong)),
  ..page-data.facts.flatten(),
)

== #page-data.lines-title

#table(
  columns: (1fr, auto),
  align: (left, right),
  table.header(..page-data.lines-header.map(strong)),
  ..page-data.lines.flatten(),
  ..page-data.total.map(strong),
)

#for line in page-data.notes [#par[#line]]
`
