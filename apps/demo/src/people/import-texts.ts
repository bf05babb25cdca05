// cspell:ignore Theo Raman Sorensen Lindenway sorensenhomes junipervale
/** Contacts from a conference, as a spreadsheet saved them. All of them were imported. */
export const conferenceFile = {
  kind: 'contacts',
  fileName: 'spring-conference.csv',
  content: [
    'Full name,Position,Email,Phone,Company',
    'Maribel Quintero,Regional sales director,maribel.quintero@lindenway.example,(303) 555-0161,',
    'Theo Abernathy,Vice president of operations,theo.abernathy@lindenway.example,(303) 555-0162,',
    'Priya Raman,Director of resident care,priya.raman@copperfield.example,,',
    'Walt Sorensen,Owner,walt@sorensenhomes.example,(719) 555-0163,',
    'Janelle Okafor,Billing manager,janelle.okafor@copperfield.example,(303) 555-0164,',
    'Lucas Brandt,Admissions coordinator,,(970) 555-0165,',
  ].join('\n'),
} as const

/** Companies from a trade list, two of which are in the records already under other names of their legal form. It waits for an admin. */
export const tradeListFile = {
  kind: 'organizations',
  fileName: 'operators-trade-list.csv',
  content: [
    'Company;Street;City;State;Zip;Web',
    'Lindenway Communities LLC;410 Larimer Street;Denver;CO;80202;lindenway.example',
    'Copperfield Senior Homes;77 Beacon Street;Boston;Massachusetts;2108;copperfield.example',
    'Sorensen Homes;12 Prairie Road;Pueblo;Colorado;8100;sorensenhomes.example',
    ';9 Harbor Lane;Portland;ME;4101;',
    'Juniper & Vale;3300 Canyon Boulevard;Boulder;CO;80301;junipervale.example',
  ].join('\n'),
} as const
