import { careOfBeds, careOfName, eachOnce, placeOf, positive, type Register } from '../source'

/** Texas assisted living. Its certificate for Alzheimer's care is the strongest sign of memory care that any register gives. */
export const texas: Register = {
  source: 'tx',
  title: 'Texas assisted living, directory of Health and Human Services',
  authority: 'Texas Health and Human Services Commission',
  columns: {
    id: ['Facility ID'],
    name: ['Facility Name'],
    program: ['Program Type'],
    county: ['County'],
    line1: ['Physical Address'],
    city: ['Physical Address CITY'],
    state: ['Physical Address State'],
    zip: ['Physical Address Zipcode'],
    point: ['Geo Location'],
    phone: ['Facility Phone Number'],
    capacity: ['Total Licensed Capacity'],
    alzheimer: ['Alzheimer Capacity'],
    expires: ['License Expiration Date'],
  },
  optional: ['point', 'program', 'expires'],
  read(cell, asOf) {
    const sourceId = cell.value('id')
    if (!/^\w{3,12}$/.test(sourceId)) return cell.defect('id', 'no facility id')
    const program = cell.value('program')
    if (program && !/assisted living/i.test(program))
      return { ...cell.defect('program', 'not assisted living'), sourceId }
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'there is no name'), sourceId }
    const capacity = positive(cell.value('capacity'))
    const [latitude = '', longitude = ''] = cell.value('point').split(',')
    const isCertified = positive(cell.value('alzheimer')) !== undefined
    return {
      facility: {
        sourceId,
        name,
        place: { ...placeOf(cell), latitude, longitude },
        phone: cell.value('phone'),
        capacity,
        care: eachOnce(careOfBeds(capacity), ...(isCertified ? (['memory-care'] as const) : []), ...careOfName(name)),
        chain: '',
        asOf,
      },
    }
  },
}
