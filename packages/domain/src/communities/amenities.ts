/** The name of a boolean amenity flag. [COMM-002, COMM-003] */
export type AmenityFlag = string
