import type { Coordinates } from '../kit/coordinates'

export interface City extends Coordinates {
  readonly name: string
}

/** Cities the practice works in, with their centres. */
export const cities: readonly City[] = [
  { name: 'Ahmedabad', latitude: 23.0225, longitude: 72.5714 },
  { name: 'Bengaluru', latitude: 12.9716, longitude: 77.5946 },
  { name: 'Chennai', latitude: 13.0827, longitude: 80.2707 },
  { name: 'Durgapur', latitude: 23.5204, longitude: 87.3119 },
  { name: 'Hyderabad', latitude: 17.385, longitude: 78.4867 },
  { name: 'Jaipur', latitude: 26.9124, longitude: 75.7873 },
  { name: 'Kolkata', latitude: 22.5726, longitude: 88.3639 },
  { name: 'Lucknow', latitude: 26.8467, longitude: 80.9462 },
  { name: 'Mumbai', latitude: 19.076, longitude: 72.8777 },
  { name: 'Noida', latitude: 28.5706, longitude: 77.3261 },
  { name: 'Pune', latitude: 18.5204, longitude: 73.8567 },
  { name: 'Surat', latitude: 21.1702, longitude: 72.8311 },
]

export const cityNamed = (name: unknown): City | null => cities.find((city) => city.name === name) ?? null
