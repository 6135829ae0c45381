import type { SavedAside } from './aside.machine'
import type { OpenedPrescription } from './prescription.context'

/** What the page started from, with what was saved beside it since. */
export const openedWith = (opened: OpenedPrescription, saved: SavedAside): OpenedPrescription => {
  const { patient, favourites, sentences } = opened
  switch (saved.kind) {
    case 'facts':
      return { ...opened, patient: { ...patient, facts: saved.facts } }
    case 'favourite': {
      const others = favourites.filter(({ alias }) => alias !== saved.favourite.alias)
      return { ...opened, favourites: [...others, saved.favourite] }
    }
    case 'favouriteDropped':
      return { ...opened, favourites: favourites.filter(({ alias }) => alias !== saved.alias) }
    case 'sentence':
      return { ...opened, sentences: [...sentences.filter(({ id }) => id !== saved.sentence.id), saved.sentence] }
    case 'sentenceDropped':
      return { ...opened, sentences: sentences.filter(({ id }) => id !== saved.id) }
    case 'loaded': {
      const lacks = opened.lacks?.filter((each) => each !== saved.kept) ?? []
      return saved.kept === 'favourites'
        ? { ...opened, lacks, favourites: saved.all }
        : { ...opened, lacks, sentences: saved.all }
    }
  }
}
