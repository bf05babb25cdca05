import type { Random } from '@pkg/illustrations/random'

const firstNames = [
  'Aaliyah', 'Adela', 'Alan', 'Alma', 'Amir', 'Andrea', 'Angela', 'Arthur', 'Beatriz', 'Bernard', 'Beth', 'Brian', 'Carla', 'Carmen', 'Cecilia',
  'Chen', 'Claire', 'Clara', 'Curtis', 'Dana', 'Daniel', 'Deborah', 'Denise', 'Diego', 'Donna', 'Dorothy', 'Edith', 'Eileen', 'Elena', 'Ernest',
  'Esther', 'Eva', 'Farid', 'Felix', 'Frances', 'Gail', 'George', 'Gloria', 'Grace', 'Greg', 'Hanna', 'Harold', 'Hector', 'Helen', 'Irene', 'Isaac',
  'Jamal', 'Janet', 'Jasmine', 'Joan', 'Joel', 'Julia', 'Karen', 'Keisha', 'Kenji', 'Kim', 'Laura', 'Leon', 'Lily', 'Linda', 'Lucia', 'Luis',
  'Marcus', 'Margaret', 'Maria', 'Mei', 'Michael', 'Miriam', 'Monica', 'Nadia', 'Naomi', 'Nathan', 'Nora', 'Olivia', 'Omar', 'Pamela', 'Patrick',
  'Paula', 'Peter', 'Priya', 'Rachel', 'Ramon', 'Raj', 'Renee', 'Rita', 'Robert', 'Rosa', 'Ruth', 'Samuel', 'Sandra', 'Sara', 'Sofia', 'Stella',
  'Steven', 'Susan', 'Tanya', 'Teresa', 'Thomas', 'Tom', 'Vera', 'Victor', 'Walter', 'Wanda', 'Wendy', 'William', 'Yolanda', 'Yusuf',
] as const // oxfmt-ignore

const lastNames = [
  'Abbott', 'Adkins', 'Alvarez', 'Anders', 'Archer', 'Baird', 'Barnes', 'Bell', 'Benson', 'Blake', 'Boyd', 'Brandt', 'Briggs', 'Castillo', 'Chan',
  'Cole', 'Conley', 'Cortez', 'Cruz', 'Dalton', 'Delgado', 'Desai', 'Dixon', 'Doyle', 'Ellison', 'Espinoza', 'Farley', 'Fischer', 'Flores', 'Foster',
  'Gaines', 'Garza', 'Gibbs', 'Graves', 'Greer', 'Guerra', 'Haddad', 'Hale', 'Hardin', 'Hayes', 'Hoang', 'Holt', 'Ibarra', 'Jensen', 'Kaplan',
  'Keller', 'Khan', 'Kline', 'Lambert', 'Larsen', 'Lin', 'Lowe', 'Maldonado', 'Marsh', 'Mehta', 'Mercer', 'Molina', 'Moreno', 'Moss', 'Nakamura',
  'Navarro', 'Nolan', 'Novak', 'Okafor', 'Olsen', 'Ortega', 'Osborne', 'Padilla', 'Park', 'Patel', 'Pruitt', 'Quinn', 'Ramsey', 'Reyes', 'Rhodes',
  'Rivas', 'Rowe', 'Salazar', 'Sato', 'Schultz', 'Shah', 'Sloan', 'Snow', 'Soto', 'Stokes', 'Tanaka', 'Thorne', 'Tran', 'Vance', 'Vargas', 'Vaughn',
  'Vega', 'Walsh', 'Weber', 'Whitaker', 'Wong', 'Yates', 'Yoder', 'Zamora', 'Zimmer',
] as const // oxfmt-ignore

/** The first names that men have. Chen, Dana, and Kim can be anyone's. */
const menNames: ReadonlySet<string> = new Set([
  'Alan',
  'Amir',
  'Arthur',
  'Bernard',
  'Brian',
  'Curtis',
  'Daniel',
  'Diego',
  'Ernest',
  'Farid',
  'Felix',
  'George',
  'Greg',
  'Harold',
  'Hector',
  'Isaac',
  'Jamal',
  'Joel',
  'Kenji',
  'Leon',
  'Luis',
  'Marcus',
  'Michael',
  'Nathan',
  'Omar',
  'Patrick',
  'Peter',
  'Ramon',
  'Raj',
  'Robert',
  'Samuel',
  'Steven',
  'Thomas',
  'Tom',
  'Victor',
  'Walter',
  'William',
  'Yusuf',
])

/** The first names that anyone can have. */
const sharedNames: ReadonlySet<string> = new Set(['Chen', 'Dana', 'Kim'])

const women = firstNames.filter((name) => !menNames.has(name) && !sharedNames.has(name))
const men = firstNames.filter((name) => menNames.has(name))

/** A fictional person. */
export interface Person {
  firstName: string
  lastName: string
}

/** Picks a first and a last name. */
export function pickPerson(random: Random): Person {
  return { firstName: random.pick(firstNames), lastName: random.pick(lastNames) }
}

/** Returns the first names that reviews are signed with, by the pronoun of their authors. */
export function firstNamesOf(pronoun: 'she' | 'he' | 'anyone'): readonly string[] {
  return pronoun === 'anyone' ? firstNames : pronoun === 'she' ? women : men
}

/** Returns an email address at a domain that is reserved for examples and receives no email. */
export function exampleEmail({ firstName, lastName }: Person, mark: string): string {
  return `${firstName}.${lastName}.${mark}@example.com`.toLowerCase()
}
