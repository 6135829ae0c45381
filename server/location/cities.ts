export type Area = { name: string; pincode: string; latitude: number; longitude: number }
export type City = {
  name: string
  state: string
  pincodePrefix: string
  latitude: number
  longitude: number
  areas: Area[]
}

const area = (name: string, pincode: string, latitude: number, longitude: number): Area => ({
  name,
  pincode,
  latitude,
  longitude,
})

/** Coordinates are approximate neighbourhood centres, good enough for distance sorting and map pins. */
export const cities: City[] = [
  {
    name: 'Noida',
    state: 'Uttar Pradesh',
    pincodePrefix: '2013',
    latitude: 28.5706,
    longitude: 77.3272,
    areas: [
      area('Sector 18', '201301', 28.5708, 77.3261),
      area('Sector 27', '201301', 28.5745, 77.3305),
      area('Sector 50', '201301', 28.5707, 77.3627),
      area('Sector 62', '201309', 28.6208, 77.3639),
      area('Sector 76', '201301', 28.5655, 77.3797),
      area('Sector 128', '201304', 28.5216, 77.3535),
    ],
  },
  {
    name: 'Mumbai',
    state: 'Maharashtra',
    pincodePrefix: '400',
    latitude: 19.076,
    longitude: 72.8777,
    areas: [
      area('Andheri West', '400053', 19.1364, 72.8296),
      area('Bandra West', '400050', 19.0596, 72.8295),
      area('Dadar West', '400028', 19.0213, 72.8384),
      area('Powai', '400076', 19.1176, 72.906),
      area('Mulund West', '400080', 19.1726, 72.9425),
      area('Borivali West', '400092', 19.2307, 72.8406),
    ],
  },
  {
    name: 'Bengaluru',
    state: 'Karnataka',
    pincodePrefix: '560',
    latitude: 12.9716,
    longitude: 77.5946,
    areas: [
      area('Indiranagar', '560038', 12.9784, 77.6408),
      area('Jayanagar', '560041', 12.925, 77.5938),
      area('Whitefield', '560066', 12.9698, 77.75),
      area('Malleshwaram', '560003', 13.0031, 77.5643),
      area('HSR Layout', '560102', 12.9116, 77.6389),
      area('Hebbal', '560024', 13.0358, 77.597),
    ],
  },
  {
    name: 'Ahmedabad',
    state: 'Gujarat',
    pincodePrefix: '380',
    latitude: 23.0225,
    longitude: 72.5714,
    areas: [
      area('Navrangpura', '380009', 23.0365, 72.5611),
      area('Satellite', '380015', 23.0305, 72.5176),
      area('Bodakdev', '380054', 23.0384, 72.5119),
      area('Maninagar', '380008', 22.9962, 72.6031),
      area('Paldi', '380007', 23.0125, 72.5608),
      area('Thaltej', '380059', 23.0509, 72.5004),
    ],
  },
  {
    name: 'Kolkata',
    state: 'West Bengal',
    pincodePrefix: '700',
    latitude: 22.5726,
    longitude: 88.3639,
    areas: [
      area('Salt Lake Sector 1', '700064', 22.5919, 88.4068),
      area('Ballygunge', '700019', 22.528, 88.3659),
      area('New Town', '700156', 22.5793, 88.4633),
      area('Gariahat', '700029', 22.5175, 88.3654),
      area('Behala', '700034', 22.4986, 88.3109),
      area('Dum Dum', '700028', 22.6219, 88.4203),
    ],
  },
  {
    name: 'Durgapur',
    state: 'West Bengal',
    pincodePrefix: '7132',
    latitude: 23.5204,
    longitude: 87.3119,
    areas: [
      area('City Centre', '713216', 23.5407, 87.2917),
      area('Benachity', '713213', 23.5519, 87.2746),
      area('Bidhannagar', '713212', 23.5117, 87.3462),
      area('A-Zone', '713204', 23.5594, 87.3015),
      area('Fuljhore', '713206', 23.5306, 87.3385),
      area('Muchipara', '713212', 23.4994, 87.3577),
    ],
  },
  {
    name: 'Hyderabad',
    state: 'Telangana',
    pincodePrefix: '500',
    latitude: 17.385,
    longitude: 78.4867,
    areas: [
      area('Banjara Hills', '500034', 17.4156, 78.4347),
      area('Jubilee Hills', '500033', 17.4326, 78.4071),
      area('Kukatpally', '500072', 17.4948, 78.3996),
      area('Gachibowli', '500032', 17.4401, 78.3489),
      area('Himayatnagar', '500029', 17.4037, 78.4836),
      area('Dilsukhnagar', '500060', 17.3688, 78.5247),
    ],
  },
  {
    name: 'Chennai',
    state: 'Tamil Nadu',
    pincodePrefix: '600',
    latitude: 13.0827,
    longitude: 80.2707,
    areas: [
      area('Adyar', '600020', 13.0012, 80.2565),
      area('Anna Nagar', '600040', 13.085, 80.2101),
      area('T. Nagar', '600017', 13.0418, 80.2341),
      area('Velachery', '600042', 12.9815, 80.218),
      area('Mylapore', '600004', 13.0368, 80.2676),
      area('Porur', '600116', 13.0382, 80.1565),
    ],
  },
  {
    name: 'Pune',
    state: 'Maharashtra',
    pincodePrefix: '411',
    latitude: 18.5204,
    longitude: 73.8567,
    areas: [
      area('Kothrud', '411038', 18.5074, 73.8077),
      area('Baner', '411045', 18.559, 73.7868),
      area('Viman Nagar', '411014', 18.5679, 73.9143),
      area('Deccan Gymkhana', '411004', 18.5158, 73.8413),
      area('Hadapsar', '411028', 18.5089, 73.926),
      area('Aundh', '411007', 18.558, 73.8075),
    ],
  },
  {
    name: 'Surat',
    state: 'Gujarat',
    pincodePrefix: '395',
    latitude: 21.1702,
    longitude: 72.8311,
    areas: [
      area('Adajan', '395009', 21.1959, 72.7933),
      area('Athwa Lines', '395007', 21.1801, 72.8063),
      area('Vesu', '395007', 21.1418, 72.7709),
      area('Varachha', '395006', 21.2139, 72.8617),
      area('Piplod', '395007', 21.1565, 72.7737),
      area('Ring Road', '395002', 21.1904, 72.8395),
    ],
  },
  {
    name: 'Jaipur',
    state: 'Rajasthan',
    pincodePrefix: '302',
    latitude: 26.9124,
    longitude: 75.7873,
    areas: [
      area('Malviya Nagar', '302017', 26.8549, 75.8243),
      area('Vaishali Nagar', '302021', 26.9117, 75.7437),
      area('C-Scheme', '302001', 26.9085, 75.8012),
      area('Mansarovar', '302020', 26.8529, 75.7628),
      area('Raja Park', '302004', 26.8983, 75.8292),
      area('Tonk Road', '302018', 26.8664, 75.7937),
    ],
  },
  {
    name: 'Lucknow',
    state: 'Uttar Pradesh',
    pincodePrefix: '226',
    latitude: 26.8467,
    longitude: 80.9462,
    areas: [
      area('Gomti Nagar', '226010', 26.8496, 81.0072),
      area('Hazratganj', '226001', 26.8506, 80.9462),
      area('Aliganj', '226024', 26.8941, 80.9397),
      area('Indira Nagar', '226016', 26.8811, 80.9996),
      area('Alambagh', '226005', 26.8145, 80.9023),
      area('Mahanagar', '226006', 26.8732, 80.9556),
    ],
  },
]
