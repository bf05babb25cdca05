import { careForBeds, careInName, distinctCare, readPlace, parseCount, type RecordSource } from '../source'

/** Texas assisted living facilities. A certificate for Alzheimer's care means memory care. */
export const texas: RecordSource = {
  name: 'tx',
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
    if (!/^\w{3,12}$/.test(sourceId)) return cell.defect('id', 'No facility id')
    const program = cell.value('program')
    if (program && !/assisted living/i.test(program))
      return { ...cell.defect('program', 'Not assisted living'), sourceId }
    const name = cell.value('name')
    if (!name) return { ...cell.defect('name', 'No name'), sourceId }
    const capacity = parseCount(cell.value('capacity'))
    const [latitude = '', longitude = ''] = cell.value('point').split(',')
    const isCertified = parseCount(cell.value('alzheimer')) !== undefined
    return {
      facility: {
        sourceId,
        name,
        place: { ...readPlace(cell), latitude, longitude },
        phone: cell.value('phone'),
        capacity,
        care: distinctCare(
          careForBeds(capacity),
          ...(isCertified ? (['memory-care'] as const) : []),
          ...careInName(name),
        ),
        chain: '',
        asOf,
      },
    }
  },
}
