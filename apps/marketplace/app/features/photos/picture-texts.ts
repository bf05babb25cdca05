/** The texts of one picture, and of the strip of pictures of a tile. Apart from those of the gallery, because lists don't load them. [FIND-009] */
export const pictureTexts = {
  unavailable: 'This photo isn’t available right now',
  photos: (name: string) => `Photos of ${name}`,
  previous: (name: string) => `Previous photo of ${name}`,
  following: (name: string) => `Next photo of ${name}`,
}
