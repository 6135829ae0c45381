/** Invented names; the first of each are those of the demonstration's accounts. */
export const pharmacyNames: readonly string[] = [
  'Neem Tree Pharmacy',
  'Aarogya Medico',
  'Lotus Chemists',
  'Sahaj Medicals',
  'Swasthya Corner',
  'Shree Dhanvantari Chemist',
  'Green Cross Medico',
  'Jeevan Rekha Pharmacy',
  'Nirmal Drug House',
  'Kalyani Medical Stores',
  'Suvidha Chemist',
  'City Neuro Pharmacy',
]

export const centreNames: readonly string[] = [
  'Sanjeevani Diagnostics',
  'Clearview Imaging & Lab',
  'Pratham Pathology',
  'Nidan Scan Centre',
  'Aarush Diagnostics',
  'Vistaar Labs',
  'Spandan Neuro Diagnostics',
  'Drishti Imaging',
]

/** Registered pharmacists, as an invoice names them. */
export const pharmacistNames: readonly string[] = [
  'Meera Nambiar',
  'Harish Solanki',
  'Farida Shaikh',
  'Subhash Ghosh',
  'Lakshmi Iyer',
  'Devendra Yadav',
  'Ritu Chauhan',
  'Anil Deshpande',
]
