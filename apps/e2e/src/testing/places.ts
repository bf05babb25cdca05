// cspell:disable: names of places
/** A city with its ZIP code. */
export interface Place {
  state: string
  city: string
  zip: string
}

/** A place and its county. */
export interface CountyPlace extends Place {
  county: string
}

/** Places in rural counties, which few demo advisors serve by name. */
export const places: readonly CountyPlace[] = [
  { state: 'MT', county: 'Carter', city: 'Alzada', zip: '59311' },
  { state: 'MT', county: 'Chouteau', city: 'Highwood', zip: '59450' },
  { state: 'MT', county: 'Custer', city: 'Miles City', zip: '59301' },
  { state: 'MT', county: 'Daniels', city: 'Flaxville', zip: '59222' },
  { state: 'MT', county: 'Dawson', city: 'Bloomfield', zip: '59315' },
  { state: 'MT', county: 'Fallon', city: 'Plevna', zip: '59344' },
  { state: 'MT', county: 'Garfield', city: 'Brusett', zip: '59318' },
  { state: 'MT', county: 'Glacier', city: 'East Glacier Park', zip: '59434' },
  { state: 'MT', county: 'Hill', city: 'Box Elder', zip: '59521' },
  { state: 'MT', county: 'Liberty', city: 'Chester', zip: '59522' },
  { state: 'MT', county: 'McCone', city: 'Circle', zip: '59215' },
  { state: 'MT', county: 'Meagher', city: 'Ringling', zip: '59642' },
  { state: 'MT', county: 'Musselshell', city: 'Roundup', zip: '59073' },
  { state: 'MT', county: 'Petroleum', city: 'Winnett', zip: '59087' },
  { state: 'MT', county: 'Pondera', city: 'Conrad', zip: '59425' },
  { state: 'NE', county: 'Antelope', city: 'Clearwater', zip: '68726' },
  { state: 'NE', county: 'Arthur', city: 'Arthur', zip: '69121' },
  { state: 'NE', county: 'Banner', city: 'Harrisburg', zip: '69345' },
  { state: 'NE', county: 'Boone', city: 'Cedar Rapids', zip: '68627' },
  { state: 'NE', county: 'Boyd', city: 'Butte', zip: '68722' },
  { state: 'NE', county: 'Brown', city: 'Long Pine', zip: '69217' },
  { state: 'NE', county: 'Burt', city: 'Decatur', zip: '68020' },
  { state: 'NE', county: 'Butler', city: 'Brainard', zip: '68626' },
  { state: 'NE', county: 'Cedar', city: 'Randolph', zip: '68771' },
  { state: 'NE', county: 'Chase', city: 'Champion', zip: '69023' },
  { state: 'NE', county: 'Cherry', city: 'Crookston', zip: '69212' },
  { state: 'NE', county: 'Colfax', city: 'Clarkson', zip: '68629' },
  { state: 'NE', county: 'Cuming', city: 'West Point', zip: '68788' },
  { state: 'NE', county: 'Dawes', city: 'Whitney', zip: '69367' },
  { state: 'NE', county: 'Deuel', city: 'Chappell', zip: '69129' },
  { state: 'NE', county: 'Dixon', city: 'Ponca', zip: '68770' },
  { state: 'NE', county: 'Dundy', city: 'Max', zip: '69037' },
  { state: 'NE', county: 'Fillmore', city: 'Shickley', zip: '68436' },
  { state: 'NE', county: 'Franklin', city: 'Naponee', zip: '68960' },
  { state: 'NE', county: 'Frontier', city: 'Eustis', zip: '69028' },
  { state: 'NE', county: 'Furnas', city: 'Arapahoe', zip: '68922' },
  { state: 'NE', county: 'Gage', city: 'Clatonia', zip: '68328' },
  { state: 'NE', county: 'Garden', city: 'Oshkosh', zip: '69190' },
  { state: 'NE', county: 'Gosper', city: 'Smithfield', zip: '68976' },
  { state: 'NE', county: 'Grant', city: 'Ashby', zip: '69333' },
  { state: 'SD', county: 'Aurora', city: 'Stickney', zip: '57375' },
  { state: 'SD', county: 'Bennett', city: 'Allen', zip: '57714' },
  { state: 'SD', county: 'Brule', city: 'Chamberlain', zip: '57326' },
  { state: 'SD', county: 'Butte', city: 'Belle Fourche', zip: '57717' },
  { state: 'SD', county: 'Campbell', city: 'Pollock', zip: '57648' },
  { state: 'SD', county: 'Clark', city: 'Bradley', zip: '57217' },
  { state: 'SD', county: 'Corson', city: 'Walker', zip: '57659' },
  { state: 'SD', county: 'Day', city: 'Roslyn', zip: '57261' },
  { state: 'SD', county: 'Dewey', city: 'Whitehorse', zip: '57661' },
  { state: 'SD', county: 'Douglas', city: 'New Holland', zip: '57364' },
  { state: 'SD', county: 'Edmunds', city: 'Ipswich', zip: '57451' },
  { state: 'SD', county: 'Faulk', city: 'Orient', zip: '57467' },
  { state: 'SD', county: 'Gregory', city: 'Bonesteel', zip: '57317' },
  { state: 'SD', county: 'Haakon', city: 'Philip', zip: '57567' },
  { state: 'SD', county: 'Hamlin', city: 'Estelline', zip: '57234' },
  { state: 'SD', county: 'Hand', city: 'Ree Heights', zip: '57371' },
  { state: 'SD', county: 'Harding', city: 'Camp Crook', zip: '57724' },
  { state: 'SD', county: 'Hyde', city: 'Holabird', zip: '57540' },
  { state: 'SD', county: 'Jackson', city: 'Wanblee', zip: '57577' },
  { state: 'SD', county: 'Kingsbury', city: 'Arlington', zip: '57212' },
]
