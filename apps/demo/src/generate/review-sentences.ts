import type { CareTypeSlug } from '@pkg/domain'

/** Who a reviewer writes as: someone close to a resident, a resident, or a visitor who took a tour. */
export type Voice = 'close' | 'resident' | 'visitor'

/** How satisfied a reviewer is. */
export type Mood = 'glad' | 'mixed' | 'sad'

/** Sentences by mood. */
export type Sentences = Readonly<Record<Mood, readonly string[]>>

/**
 * The first sentences of reviews. `{who}` is the resident as the reviewer says it, such as “Mom” or “my husband”, and `{she}`, `{her}`, and
 * `{hers}` are the pronouns of the resident: she, her (object), and her (possessive).
 */
export const openings: Readonly<Record<Voice, Sentences>> = {
  close: {
    glad: ['Whenever I ask {who}, the answer is that {she} is happy here.', 'We looked at nine communities for {who} and chose this one.', '{Who} is eating well and telling jokes again.', 'The first week was hard for {who}, and then it felt like home.', '{Who} calls it “home” now, never “the facility.”', 'We felt welcome from the first phone call.', 'Everyone here knows {who} by name.', 'I wish we had moved {who} a year sooner.', 'Moving {who} was the hardest decision we ever made, and it was the right one.', '{Who} came here after a fall, and we couldn’t be more grateful.', 'I visit {who} twice a week and have never regretted this choice.', 'For the first time in two years, I’m family again and not a caregiver.', '{Who} made three friends in the first month.', 'It took us a long time to find a community that suits {who}.', '{Who} was against the move, and now tells everyone to come.', 'I dropped in on {who} unannounced on a Sunday, and everything was in order.', 'The move was my brother’s idea, and {who} thanks him for it.', 'After {hers} stroke, {who} needed more help than we could give.', '{Who} sleeps through the night again.', 'We chose this community for {who} because of the people who work here.', 'My sister and I live far away, and we trust them with {who}.', 'Choosing a place for {who} took six weeks, and it paid off.', '{Who} has gained back the weight {she} lost at home.', 'The first thing {who} shows every visitor is the view.', '{Who} has a best friend across the hall now.', 'We asked {who} what to change, and the list was short.', 'The people here treat {who} like a person and not like a task.', '{Who} laughs more than {she} did at home.', 'Our whole family visits {who}, and everyone is greeted.', 'We were nervous on the first day with {who}, and it went fine.', 'I came to pick up {who} for dinner, and {she} wanted to stay for the music.', 'They learned how {who} likes the morning to go.'],
    mixed: ['Mostly good for {who}, with some things to watch.', 'The people are kind to {who}, but the building is getting old.', 'We like it, though {who} had a bumpy start.', 'Good people, but the office is slow to respond.', 'It’s right for {who}, but not for everyone.', '{Who} has good weeks and so-so weeks here.', 'We had hoped for a little more for {who} at this price.', 'Some things got better after the new director started.', 'Fine overall, if you stay involved the way we do with {who}.', '{Who} likes it more than I do.', '{Who} gets along fine, and I’d still ask more questions next time.', 'The start with {who} was good, and then it got uneven.', 'There’s a lot to like for {who}, and a few habits to change.', 'Some days I’m impressed, and some days I’m on the phone.', 'A decent choice for {who}, with room to improve.', 'It took a long time until {who} was settled.'],
    sad: ['We had hoped for more for {who}.', 'It didn’t work out for {who}.', 'Too few people work here on weekends.', 'Daily life for {who} was nothing like the tour.', 'We moved {who} somewhere else in the end.', 'I wouldn’t choose it for {who} again.', 'The promises made before {who} moved in weren’t kept.', 'We complained about the same things for {who} again and again.', '{Who} asked us to come home every day.', 'We stayed with {who} through many evenings to fill the gaps.', 'I wanted this to work for {who}, and it didn’t.', 'Nothing improved for {who} after we spoke up.'],
  },
  resident: {
    glad: ['I moved in myself, and I should have done it sooner.', 'I feel at home here.', 'My apartment gets the morning sun, and I love it.', 'I was lonely in my old house, and I’m not lonely here.', 'I chose this community after six tours.', 'My children worried about me, and now they call to hear my stories.', 'I came for a trial month and stayed.', 'I have more plans for the week than my son does.', 'I looked for a place with a workshop, and here it is.', 'My best friend from work lives down the hall, and we’re both content.', 'I’ve never eaten this well in my life.', 'My doctor suggested this community, and she was right.', 'My neighbors knock to see if I’m coming along.', 'I have my own key and my own hours.', 'I wasn’t sure about moving, and now I’m sure.', 'I like my room, my neighbors, and the quiet.'],
    mixed: ['I like living here, with a few complaints.', 'I’m content, though I miss my garden.', 'My neighbors are wonderful, and the building could use some care.', 'I’d give it more stars if the dining room were quieter.', 'I’m still getting used to living here.', 'It’s a good place on most days.', 'I came for the friends I have here, and I stay for them.', 'My days are fine, and my evenings are long.', 'Some of it suits me, and some of it doesn’t.'],
    sad: ['I expected more when I moved in.', 'I’ve decided to move somewhere else.', 'I feel like a room number here.', 'I’ve asked for the same thing many times.', 'Living here isn’t what they promised me.'],
  },
  visitor: {
    glad: ['We toured on a Tuesday morning and stayed for lunch.', 'Of the five communities we toured, this one felt the warmest.', 'Our tour took an hour, and no one rushed us.', 'I toured for my parents and liked what I saw.', 'The person who showed us around greeted every resident by name.', 'We came without an appointment and were welcome.', 'The tour answered every question on our list.', 'We brought my grandmother along on the tour, and she didn’t want to leave.', 'Our second tour was as good as the first.', 'We toured in the evening, which told us more than a morning would have.', 'We liked the tour so much that we brought my brother to the next one.', 'They let us look around by ourselves after the tour.', 'Our guide knew the answer or found someone who did.', 'The tour began on time and ended when we were done.'],
    mixed: ['A nice tour, but we left with open questions.', 'The tour was friendly and a little short.', 'We liked the building more than the location on our visit.', 'The tour showed us one apartment, and it wasn’t the one for rent.', 'A pleasant visit, though it felt like a sales pitch at the end.', 'We toured twice and still aren’t sure.', 'The tour was fine, and so were two others that week.', 'We liked our guide more than what we saw.'],
    sad: ['Our tour started 40 minutes late.', 'No one expected us, although we had an appointment for a tour.', 'We left the tour early.', 'The tour felt hurried from start to finish.', 'Our guide didn’t know the building.', 'The tour was canceled twice before it took place.'],
  },
} // oxfmt-ignore

/** Sentences about communities that help with daily care. */
export const careDetails: Readonly<Record<Voice, Sentences>> = {
  close: {
    glad: ['The aides sit down when they talk to {her}.', 'Someone calls me when anything changes, however small.', 'Lunch is better than mine.', 'There has never been a surprise on the bill.', '{Hers} room is bright and always clean.', 'When {she} fell, they called us within 10 minutes.', 'The activities are interesting and not only bingo.', 'The night staff know {her} as well as the day staff do.', 'They asked about {hers} life, and they use what they learned.', 'The nurse returns calls the same day.', '{She} gets {hers} medication on time, every time.', 'The same two aides help {her} most mornings.', 'They noticed an infection before we did.', 'We see the care plan every three months and can ask anything.', 'The kitchen remembers that {she} dislikes onions.', 'The director’s door is open, and it isn’t for show.', 'They moved {hers} chair to the window without being asked.', 'Laundry comes back folded and complete.', 'Holidays here feel like holidays.', 'They help {her} call us by video every Sunday.', 'The hallways smell of coffee in the morning.', '{She} is never rushed at meals.', 'The bus takes {her} to the eye doctor.', 'The therapist got {her} back to walking with a cane.', 'They celebrate small things, such as a walk around the block.', 'The beautician comes on Thursdays, and {she} never misses it.', 'Every bill is itemized.', 'They asked before they changed {hers} medication.', '{She} has a say in the menu.', 'The maintenance man hung all of {hers} pictures.', 'They wear name tags, which helps {her} a lot.', 'Even the cook knows {hers} diet by heart.', 'They knock before they come in.', '{Hers} glasses are clean every morning.', 'Someone always walks {her} to the table.', 'They told us about a fever before lunch, and by dinner it was gone.', 'The aides talk with {her} and not over {her}.', '{Hers} favorite chair came along, and they made room for it.', 'The evening shift sends us a photo now and then.', '{She} chooses what to wear, and they wait.'],
    mixed: ['Laundry gets mixed up now and then.', 'The menu repeats itself after two weeks.', 'It took three calls to reach the nurse, but she was very helpful.', 'The staff turnover was hard on {her}.', 'It’s hard to park on Sundays.', 'The price went up once, with notice.', 'There isn’t much to do on weekends.', 'The care is good, but the paperwork is confusing.', 'Some aides are wonderful, and some are in a hurry.', '{Hers} hearing aids went missing once and turned up a day later.', 'The phone at the front desk often rings and rings.', 'The heat in {hers} room needed two repairs.', 'Dinner is early for {her}, at 4:45.', 'The newsletter announces more than actually happens.', '{She} would like to go outside more often.', 'Small requests take two reminders.', 'The rooms are warm in the afternoon.', 'Some weeks {she} sees many new faces.'],
    sad: ['Call lights stayed on too long.', 'No one could tell us who was in charge that day.', 'The extra charges added up.', 'Calls were returned late or not at all.', '{Hers} clothes went missing twice.', 'The care plan said one thing, and the shift did another.', '{She} waited for help with dressing until late morning.', 'We heard about a fall two days later.', '{Hers} meals came cold.', 'We found the same spill on the floor the next day.', 'No one wrote down what we had agreed on.'],
  },
  resident: {
    glad: ['Someone helps me with my shoes, and no one makes a fuss.', 'I can lock my door and still feel safe.', 'The nurse explains my pills in plain words.', 'My aide and I talk about baseball.', 'When I press the button, someone comes.', 'I still make my own coffee.', 'I eat with the same four people, and we never run out of topics.', 'They let me keep my cat.', 'I sleep until nine if I want to.', 'On my birthday, the whole floor sang.', 'My daughter can eat with me whenever she likes.', 'They ask how I slept, and they listen.', 'My window looks out on the trees.', 'I do my own shopping list, and they bring it all.', 'No one treats me like a child.'],
    mixed: ['Help comes, though not always quickly.', 'I’d like more fresh fruit.', 'My shower runs cold before breakfast.', 'New aides have to ask me everything again.', 'I wish the bus ran on Saturdays.', 'The television in the lounge is too loud for me.', 'The mornings are busy, and then nothing happens until four.', 'Some of the furniture is worn.'],
    sad: ['I often wait half an hour for help.', 'The soup is cold more often than warm.', 'My lamp was broken for weeks.', 'Three aides I liked have left.'],
  },
  visitor: {
    glad: ['Residents stopped us to say how much they like it.', 'The aides we met had worked there for years.', 'They gave us every price in writing.', 'We saw a room, the dining room, and even the laundry.', 'Nothing smelled of disinfectant.', 'They told us honestly what they can’t do.', 'The last inspection report lay open at the front desk.', 'Every resident we met was dressed and combed.', 'They asked more about my mother than about her money.', 'We could speak with two families alone.'],
    mixed: ['They promised to send the prices and took a week.', 'The rooms looked small to us.', 'We saw few residents in the shared rooms.', 'The waiting list is longer than we hoped.', 'We’d have liked to see a meal.'],
    sad: ['Two call lights were on in the hallway the whole time.', 'No one could tell us the price of care.', 'The room we saw wasn’t clean.', 'Our questions about staffing at night went unanswered.', 'People sat in front of a television the whole time.'],
  },
} // oxfmt-ignore

/** Sentences about communities for people who live independently. */
export const independentDetails: Readonly<Record<Voice, Sentences>> = {
  close: {
    glad: ['{She} has a busier calendar than I do.', 'The apartment is bright and quiet.', 'Repairs are done the day {she} reports them.', 'The dining room is a good place to meet people.', '{She} finally has a kitchen that {she} can keep up with.', 'The van takes {her} shopping on Wednesdays.', 'There has never been a surprise on the rent.', 'The fitness class did wonders for {hers} balance.', 'Neighbors check on each other every morning.', '{She} sold the lawn mower and doesn’t miss it.', 'The front desk knows everyone’s grandchildren.', '{Hers} building is quiet at night, and the lot is well lit.', '{She} knows more people here than {she} did on {hers} old street.', 'The heating and the phone worked from the first day.', '{Hers} mail and packages are never lost.'],
    mixed: ['The elevator is slow at mealtimes.', 'The walls are thin.', 'Visitor parking fills up by noon.', 'The rent went up once, with notice.', 'The calendar could use a few more evenings.', 'The mailroom is hard to find for visitors.', 'It’s far from the nearest pharmacy.', 'The trash room needs more attention.'],
    sad: ['Repairs took weeks.', 'The activities stopped when the coordinator left.', 'The rent rose more often than we were told.', 'The office changes every few months.', 'Calls to the office went to voicemail.', 'They kept part of {hers} deposit over a scratch.'],
  },
  resident: {
    glad: ['I play cards on Tuesdays and swim on Fridays.', 'Maintenance fixed my sink within the hour.', 'I gave up the ladder and kept the car.', 'There’s always someone to have coffee with.', 'My grandchildren love the guest room.', 'The library is small and well chosen.', 'I can walk to the store.', 'I learned to paint here.', 'We have a residents’ council, and management listens.', 'My place is small enough to clean in an hour.', 'I know my neighbors by name, and they know my bridge partner.'],
    mixed: ['The dining room gets loud.', 'I’d like a later dinner on weekends.', 'My balcony faces the parking lot.', 'The gym needs new machines.', 'Storage is tight in my apartment.', 'My upstairs neighbor walks at night.'],
    sad: ['My faucet dripped for a month.', 'The van is canceled too often.', 'The new owner cut the concerts.', 'My lease was two pages longer than the one I had read.'],
  },
  visitor: {
    glad: ['Every apartment we saw had good light.', 'A resident invited us to play pool.', 'The grounds are beautiful, and the paths are level.', 'They explained the lease line by line.', 'The clubhouse was full on a weekday.', 'The walls were thick, and the halls were quiet.'],
    mixed: ['The closets looked small to us.', 'The model apartment is nicer than the vacant one.', 'We’d like to see it again in the evening.'],
    sad: ['The pool was closed, and no one knew until when.', 'The hallways were dark.', 'They wanted a deposit the same day.', 'The rent on the phone and the rent on paper weren’t the same.'],
  },
} // oxfmt-ignore

/** Sentences about one care type, from people close to a resident. */
export const careTypeDetails: Readonly<Record<CareTypeSlug, readonly string[]>> = {
  'assisted-living': ['Help with bathing is gentle and on time.', 'I no longer worry about {hers} pills.', '{She} decides when to get up, and they help.', 'They help just enough and leave the rest to {her}.'],
  'independent-living': ['Neighbors became friends within a month.', 'No more gutters to clean, and no more lawn.', 'The chef takes requests from {hers} table.', '{She} kept {hers} piano.'],
  'board-and-care-home': ['With six residents, no one is overlooked.', 'It smells of dinner, as a house should.', 'The caregivers live close by and know {hers} routine.', 'It’s a quiet street, and {she} sits on the porch.'],
  'memory-care': ['When {she} wanders, someone walks along.', 'They never correct {her}, they just go with it.', 'The courtyard is secure, so {she} can be outside whenever {she} likes.', 'They play the songs {she} danced to.', 'The support group for families helped us, too.'],
  'continuing-care-retirement-community': ['When {she} needed more care, {she} moved two buildings over.', 'The contract is long, but it gives us peace of mind.', 'The campus has its own clinic, so {she} doesn’t have to travel.', '{She} sees old neighbors at the concerts even now.'],
  'active-adult': ['Pickleball starts at eight, and everyone is on time.', 'The clubhouse is full every evening.', '{She} joined the hiking group in the first week.', 'No one here mows a lawn.', 'There’s a workshop where {she} builds birdhouses.'],
  'skilled-nursing-facility': ['The therapists got {her} on {hers} feet again.', 'Wound care was thorough.', 'The doctor came twice a week and talked to us.', 'They planned {hers} discharge with us from the first day.', 'Therapy was twice a day, weekends included.'],
  'care-home': ['The owner cooks and remembers birthdays.', 'Four residents and two caregivers is a ratio we found nowhere else.', '{Hers} room looks out on the vegetable garden.', 'It feels like staying with relatives.', 'The caregivers have been there as long as the house.'],
} // oxfmt-ignore

/** The last sentences of reviews. Most reviews have none. */
export const endings: Readonly<Record<Voice, Sentences>> = {
  close: {
    glad: ['I sleep better now.', 'We would choose it again.', 'Visit at lunchtime and see for yourself.', 'Thank you to the whole team.', 'That’s worth a lot to us.', 'Our family is at peace.', 'Ask to meet the cook.', 'I recommend it to friends.', 'We couldn’t ask for more.', 'They’ve earned our trust.', 'Everyone should be so lucky.'],
    mixed: ['All in all, we’re staying.', 'Ask about it on your tour.', 'They do listen when we speak up.', 'We’ll see how the next year goes.', 'The new manager seems to care.', 'For now, it’s the best choice nearby.'],
    sad: ['Visit at dinner before you sign.', 'I wish them better staffing.', 'Read the contract twice.'],
  },
  resident: {
    glad: ['Come for lunch, and I’ll show you around.', 'I’m glad I’m here.', 'I’d do it again tomorrow.', 'Bring your own pillow and an open mind.', 'My old house was too big anyway.'],
    mixed: ['I’m staying anyway.', 'I told the director, and she took notes.', 'Nothing is perfect.'],
    sad: ['I hope the new director changes that.', 'Think it over before you sign.'],
  },
  visitor: {
    glad: ['It’s at the top of our list.', 'We’ve asked for a second tour.', 'We’re on the waiting list now.'],
    mixed: ['It stays on our list.', 'We’ll ask again before we decide.'],
    sad: ['We crossed it off our list.', 'We kept looking.'],
  },
} // oxfmt-ignore
