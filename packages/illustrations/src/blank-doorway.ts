// cspell:ignore hvdwy

/** The path of a doorway of no one in particular: without initials and outline. Written out, so a page that shows it loads no code to build paths. [LOOK-010] */
export const blankDoorwayPath = 'drawings/doorway/-/-/-/1hvdwy9-noon.svg'
