// cspell:ignore rera rell ison Guer Fisch
/** First names of families. */
export const firstNames = (
  'Alan Alma Andrea Angela Arthur Beatriz Beth Brian Carla Carmen Cecilia Chen Claire Curtis Dana Daniel Deborah Diego Donna Dorothy Edith ' +
  'Eileen Elena Ernest Esther Felix Frances George Gloria Grace Hanna Harold Helen Irene Isaac Jamal Janet Joan Joel Julia Karen Kenji Laura Leon ' +
  'Linda Luis Marcus Margaret Maria Mei Michael Nadia Naomi Nora Olivia Omar Pamela Patrick Peter Priya Rachel Ramon Robert Rosa Ruth Samuel Sandra ' +
  'Sofia Stella Steven Susan Teresa Thomas Vera Victor Walter Wanda William Yolanda'
).split(' ')

/** The beginnings and ends that last names are made of, because thousands of families have hundreds of names. */
const beginnings =
  'Ab And Arch Bar Ben Bla Bran Brig Cas Col Cor Dal Del Dix Doy El Es Far Fisch Flor Gar Gra Guer Had Hay Hol Jen Kap Kel Lam Lar Mal Mar Mer Mol'
const ends = 'bott ers wood nes son ton ley man ton tez ado ison ster rell rera field'

/** Last names of families. */
export const lastNames = beginnings.split(' ').flatMap((beginning) => ends.split(' ').map((end) => beginning + end))
