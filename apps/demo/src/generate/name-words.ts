import type { CareTypeSlug } from '@pkg/domain'
import type { Landscape } from '@pkg/illustrations'

/** First words of community names for any landscape. */
export const commonWords = [
  'Alder', 'Amberfield', 'Applewick', 'Ashgrove', 'Bayberry', 'Birchwater', 'Bittersweet', 'Bluebell', 'Bramble', 'Brindlewood',
  'Candlewick', 'Clearwick', 'Cloverleaf', 'Copperfield', 'Cricket', 'Dovetail', 'Eastlight', 'Elderberry', 'Fernhollow', 'Foxglove',
  'Gatewood', 'Goldfinch', 'Goosefoot', 'Hazelwick', 'Hollyhock', 'Honeycomb', 'Ivybridge', 'Kingfisher', 'Lamplight', 'Larkspur',
  'Linden', 'Lindenfield', 'Marigold', 'Meadowlark', 'Millstone', 'Mockorange', 'Moonflower', 'Oldfield', 'Orchard', 'Pennywhistle',
  'Periwinkle', 'Quailfield', 'Quince', 'Redwing', 'Robin', 'Rosewick', 'Rushlight', 'Saffron', 'Snowdrop', 'Songbird',
  'Sparrow', 'Starling', 'Sundial', 'Thistledown', 'Thornapple', 'Turnstone', 'Verbena', 'Violet', 'Wayfarer', 'Weathervane',
  'Whistler', 'Wickerby', 'Willowick', 'Winterberry', 'Woodthrush', 'Yarrow',
] as const // oxfmt-ignore

/** First words of community names by landscape. */
export const landscapeWords: Readonly<Record<Landscape, readonly string[]>> = {
  'mountain-west': ['Aspen', 'Bitterroot', 'Cottonwood', 'Elkhorn', 'Granite', 'High Meadow', 'Lodgepole', 'Ptarmigan', 'Sagebrush', 'Snowberry', 'Sweetgrass', 'Timberline'],
  southwest: ['Agave', 'Adobe', 'Desert Willow', 'Juniper', 'Mesquite', 'Ocotillo', 'Palo Verde', 'Piñon', 'Red Mesa', 'Sage', 'Saguaro', 'Yucca'],
  'pacific-west': ['Bay Laurel', 'Coast Live Oak', 'Golden Poppy', 'Lemon Tree', 'Madrone', 'Manzanita', 'Mission Fig', 'Olive', 'Redwood', 'Sea Lavender', 'Sycamore', 'Toyon'],
  northwest: ['Cedar', 'Douglas', 'Driftwood', 'Fir', 'Hemlock', 'Huckleberry', 'Rainshadow', 'Salal', 'Salmonberry', 'Spruce', 'Tidewater', 'Trillium'],
  midwest: ['Big Bluestem', 'Bur Oak', 'Cornflower', 'Coneflower', 'Hawthorn', 'Lakeshore', 'Prairie', 'Sumac', 'Sunflower', 'Switchgrass', 'Wheatfield', 'Wild Plum'],
  northeast: ['Beacon', 'Beech', 'Cranberry', 'Fieldstone', 'Maple', 'Mountain Laurel', 'Old Mill', 'Saltbox', 'Stone Wall', 'Sugarbush', 'Village Green', 'White Birch'],
  south: ['Azalea', 'Camellia', 'Crape Myrtle', 'Dogwood', 'Gardenia', 'Honeysuckle', 'Jessamine', 'Magnolia', 'Pecan', 'Redbud', 'Sweetgum', 'Wisteria'],
  southeast: ['Coral', 'Cypress Bay', 'Gulfwind', 'Hibiscus', 'Key Lime', 'Live Oak', 'Mangrove', 'Palmetto', 'Sandpiper', 'Sea Grape', 'Sea Oats', 'Seabreeze'],
} // oxfmt-ignore

/** Second words of community names. */
export const placeWords = [
  'Bend', 'Bluff', 'Branch', 'Bridge', 'Brook', 'Commons', 'Corner', 'Court', 'Creek', 'Crossing', 'Ferry', 'Field', 'Ford', 'Garden',
  'Gate', 'Glen', 'Green', 'Grove', 'Hearth', 'Hill', 'Hollow', 'Knoll', 'Lane', 'Landing', 'Meadow', 'Mill', 'Park', 'Pond', 'Porch',
  'Ridge', 'Row', 'Run', 'Spring', 'Square', 'Terrace', 'Trail', 'Vale', 'View', 'Walk', 'Way', 'Well', 'Yard',
] as const // oxfmt-ignore

/** Last words of community names by care type. An empty one adds nothing. */
export const typeWords: Readonly<Record<CareTypeSlug, readonly string[]>> = {
  'assisted-living': ['', 'Assisted Living', 'Residence', 'Senior Living', 'House', 'Lodge'],
  'independent-living': ['', 'Apartments', 'Residences', 'Senior Apartments', 'Retirement Living', 'Manor'],
  'board-and-care-home': ['Home', 'Guest Home', 'Board and Care', 'House', 'Family Home'],
  'memory-care': ['Memory Care', 'Memory House', 'Court', 'Cottage', 'Memory Residence'],
  'continuing-care-retirement-community': ['Village', 'Campus', 'Retirement Community', 'Life Community', 'Commons'],
  'active-adult': ['55+', 'Villas', 'Active Living', 'Townhomes', 'Cottages'],
  'skilled-nursing-facility': [
    'Care Center',
    'Nursing and Rehabilitation',
    'Health Center',
    'Nursing Home',
    'Skilled Care',
  ],
  'care-home': ['Care Home', 'Cottage', 'Adult Home', 'House', 'Family Care'],
}

/** Street names that aren't names of people or places. */
export const streetWords = [
  'Acorn', 'Ash', 'Aspen', 'Bank', 'Birch', 'Bridge', 'Canal', 'Cedar', 'Center', 'Chapel', 'Cherry', 'Chestnut', 'Church', 'College',
  'Cottage', 'Depot', 'Elm', 'Farm', 'Forest', 'Garden', 'Grove', 'High', 'Hill', 'Juniper', 'Lake', 'Laurel', 'Library', 'Main', 'Maple',
  'Market', 'Meadow', 'Mill', 'Mulberry', 'North', 'Oak', 'Orchard', 'Park', 'Pine', 'Pleasant', 'Pond', 'Poplar', 'Prospect', 'Ridge',
  'River', 'School', 'South', 'Spring', 'Spruce', 'State', 'Summit', 'Sycamore', 'Union', 'Valley', 'Vine', 'Walnut', 'Water', 'Willow',
] as const // oxfmt-ignore

/** Street types. */
export const streetTypes = ['Street', 'Avenue', 'Road', 'Lane', 'Drive', 'Court', 'Way', 'Boulevard', 'Place'] as const
