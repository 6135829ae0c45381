export type Region = 'north' | 'gujarat' | 'bengal' | 'south' | 'maharashtra'

/** Given names and surnames of one region, fifteen or fewer of each; sixty male and sixty female names in all. */
export type RegionNames = { male: string[]; female: string[]; surnames: string[] }

const words = (text: string): string[] => text.split(' ')

export const namesByRegion: Record<Region, RegionNames> = {
  north: {
    male: words('Arvind Rohit Sanjay Vikram Deepak Manish Nitin Ashish Gaurav Rajat Anurag Pankaj Kunal Sameer Alok'),
    female: words('Neha Priyanka Ritu Shalini Pooja Anjali Kavita Megha Swati Nidhi Divya Ruchi Garima Tanvi Preeti'),
    surnames: words(
      'Sharma Gupta Mehrotra Srivastava Agarwal Khanna Bhatia Kapoor Malhotra Tiwari Saxena Chauhan Rathore Mathur Ansari Siddiqui Sethi Bedi',
    ),
  },
  gujarat: {
    male: words('Hardik Jignesh Parth Dhaval Chirag Bhavesh Ketan Mehul Nirav Tejas'),
    female: words('Hetal Komal Dhwani Krupa Bhumika Jinal Riddhi Falguni Hiral Urvi'),
    surnames: words('Patel Shah Desai Mehta Trivedi Parikh Bhatt Joshi Vyas Solanki Modi Gandhi Dave Panchal'),
  },
  bengal: {
    male: words('Anirban Sourav Debashish Subhajit Arnab Kaushik Prosenjit Sandip Tanmoy Abhishek Rudra Partha'),
    female: words(
      'Sharmistha Moumita Ananya Paromita Sohini Debjani Rituparna Ishita Sreya Madhumita Tanushree Susmita',
    ),
    surnames: words(
      'Banerjee Chatterjee Mukherjee Ghosh Bose Sen Dutta Chakraborty Roy Sarkar Ganguly Bhattacharya Mondal Saha Rahman',
    ),
  },
  south: {
    male: words('Karthik Srinivas Venkatesh Prasad Aravind Naveen Harish Suresh Vignesh Ramesh Kiran Madhav Joseph'),
    female: words(
      'Lakshmi Deepa Padmini Kavya Sudha Meenakshi Vidya Revathi Swapna Nandini Bhavana Aishwarya Divyasree',
    ),
    surnames: words(
      'Iyer Reddy Rao Nair Subramanian Krishnan Hegde Shetty Murthy Raman Varma Natarajan Menon Thomas Gowda Naidu',
    ),
  },
  maharashtra: {
    male: words('Amol Sachin Mandar Nilesh Swapnil Prasanna Yogesh Aniket Tushar Rahul'),
    female: words('Ashwini Manasi Rujuta Sayali Gauri Mrunal Vaishali Aditi Radhika Snehal'),
    surnames: words(
      'Deshpande Kulkarni Joshi Patil Gokhale Deshmukh Kale Apte Bhide Sawant Pawar Phadke Naik Fernandes',
    ),
  },
}

/** The regions a city draws its names from, the most common first. */
export const regionsByCity: Record<string, Region[]> = {
  Noida: ['north', 'north', 'bengal'],
  Mumbai: ['maharashtra', 'gujarat', 'south', 'north'],
  Bengaluru: ['south', 'south', 'north'],
  Ahmedabad: ['gujarat', 'gujarat', 'north'],
  Kolkata: ['bengal', 'bengal', 'north'],
  Durgapur: ['bengal'],
  Hyderabad: ['south', 'south', 'north'],
  Chennai: ['south'],
  Pune: ['maharashtra', 'maharashtra', 'north'],
  Surat: ['gujarat', 'gujarat', 'maharashtra'],
  Jaipur: ['north'],
  Lucknow: ['north'],
}

export type Gender = 'Male' | 'Female'
export type BloodGroup = 'A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-' | 'O+' | 'O-'
export type FamilyMember = {
  name: string
  relation: 'Spouse' | 'Father' | 'Mother' | 'Son' | 'Daughter' | 'Brother' | 'Sister' | 'Grandparent'
  gender: Gender
  age: number
  bloodGroup: BloodGroup
}
export type PatientSeed = {
  key: string
  name: string
  gender: Gender
  age: number
  city: string
  area: string
  bloodGroup: BloodGroup
  heightCm: number
  weightKg: number
  language: string
  complaint: string
  history: string[]
  family: FamilyMember[]
}

type Relative = [FamilyMember['relation'], string, Gender, number, BloodGroup]
const family = (...relatives: Relative[]): FamilyMember[] =>
  relatives.map(([relation, name, gender, age, bloodGroup]) => ({ name, relation, gender, age, bloodGroup }))

/** People who hold demo accounts; ages are whole years on the day of seeding. */
export const patients: PatientSeed[] = [
  {
    key: 'rajat-mehrotra',
    name: 'Rajat Mehrotra',
    gender: 'Male',
    age: 38,
    city: 'Noida',
    area: 'Sector 50',
    bloodGroup: 'B+',
    heightCm: 174,
    weightKg: 79,
    language: 'Hindi',
    complaint: 'Lower back pain running down the left leg for three weeks',
    history: ['Desk job, nine hours a day', 'Borderline blood pressure'],
    family: family(
      ['Spouse', 'Garima Mehrotra', 'Female', 35, 'O+'],
      ['Son', 'Vivaan Mehrotra', 'Male', 8, 'B+'],
      ['Mother', 'Sushma Mehrotra', 'Female', 66, 'B+'],
    ),
  },
  {
    key: 'moumita-saha',
    name: 'Moumita Saha',
    gender: 'Female',
    age: 32,
    city: 'Durgapur',
    area: 'City Centre',
    bloodGroup: 'A+',
    heightCm: 158,
    weightKg: 56,
    language: 'Bengali',
    complaint: 'Throbbing one-sided headache with nausea, twice a week',
    history: ['Migraine since college', 'Allergic to sulfa medicines'],
    family: family(
      ['Spouse', 'Tanmoy Saha', 'Male', 36, 'O+'],
      ['Father', 'Prabir Mondal', 'Male', 64, 'A+'],
      ['Daughter', 'Aarohi Saha', 'Female', 5, 'A+'],
    ),
  },
  {
    key: 'dhaval-trivedi',
    name: 'Dhaval Trivedi',
    gender: 'Male',
    age: 45,
    city: 'Ahmedabad',
    area: 'Satellite',
    bloodGroup: 'O+',
    heightCm: 169,
    weightKg: 82,
    language: 'Gujarati',
    complaint: 'Neck stiffness with tingling in the right hand',
    history: ['Type 2 diabetes for six years', 'Drives two hours daily'],
    family: family(
      ['Spouse', 'Hetal Trivedi', 'Female', 42, 'AB+'],
      ['Father', 'Ramnik Trivedi', 'Male', 72, 'O+'],
      ['Daughter', 'Jinal Trivedi', 'Female', 16, 'B+'],
    ),
  },
  {
    key: 'kavya-hegde',
    name: 'Kavya Hegde',
    gender: 'Female',
    age: 29,
    city: 'Bengaluru',
    area: 'Indiranagar',
    bloodGroup: 'O-',
    heightCm: 163,
    weightKg: 60,
    language: 'Kannada',
    complaint: 'Two brief blackouts in the past month',
    history: ['Febrile seizure at age two', 'No regular medicines'],
    family: family(['Mother', 'Sudha Hegde', 'Female', 57, 'O-'], ['Brother', 'Kiran Hegde', 'Male', 25, 'O+']),
  },
  {
    key: 'sachin-gokhale',
    name: 'Sachin Gokhale',
    gender: 'Male',
    age: 61,
    city: 'Pune',
    area: 'Kothrud',
    bloodGroup: 'A+',
    heightCm: 171,
    weightKg: 70,
    language: 'Marathi',
    complaint: 'Tremor of the right hand at rest, slower walking',
    history: ['Retired school teacher', 'High blood pressure, controlled'],
    family: family(['Spouse', 'Vaishali Gokhale', 'Female', 58, 'B+'], ['Son', 'Aniket Gokhale', 'Male', 31, 'A+']),
  },
  {
    key: 'revathi-natarajan',
    name: 'Revathi Natarajan',
    gender: 'Female',
    age: 52,
    city: 'Chennai',
    area: 'Adyar',
    bloodGroup: 'B-',
    heightCm: 156,
    weightKg: 64,
    language: 'Tamil',
    complaint: 'Follow-up after a minor stroke eight months ago',
    history: ['Takes a daily blood thinner', 'Hypothyroidism'],
    family: family(
      ['Spouse', 'Ramesh Natarajan', 'Male', 56, 'B+'],
      ['Mother', 'Alamelu Raman', 'Female', 78, 'B-'],
      ['Daughter', 'Aishwarya Natarajan', 'Female', 23, 'B+'],
    ),
  },
  {
    key: 'sameer-ansari',
    name: 'Sameer Ansari',
    gender: 'Male',
    age: 34,
    city: 'Lucknow',
    area: 'Gomti Nagar',
    bloodGroup: 'AB+',
    heightCm: 177,
    weightKg: 76,
    language: 'Urdu',
    complaint: 'Seeking advice for his daughter, late in walking and speaking',
    history: ['No long-term illness'],
    family: family(
      ['Spouse', 'Zoya Ansari', 'Female', 31, 'B+'],
      ['Daughter', 'Inaya Ansari', 'Female', 3, 'AB+'],
      ['Father', 'Nadeem Ansari', 'Male', 67, 'A+'],
    ),
  },
  {
    key: 'ashwini-sawant',
    name: 'Ashwini Sawant',
    gender: 'Female',
    age: 41,
    city: 'Mumbai',
    area: 'Dadar West',
    bloodGroup: 'O+',
    heightCm: 160,
    weightKg: 67,
    language: 'Marathi',
    complaint: 'Second opinion on surgery advised for a slipped disc',
    history: ['Two rounds of physiotherapy', 'Mild asthma'],
    family: family(
      ['Spouse', 'Nilesh Sawant', 'Male', 44, 'A+'],
      ['Son', 'Arnav Sawant', 'Male', 12, 'O+'],
      ['Sister', 'Sayali Kale', 'Female', 37, 'O+'],
    ),
  },
]
