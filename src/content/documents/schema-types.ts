/** The kinds of LocalBusiness of schema.org that go out to their customers or work for one town. */
export const SCHEMA_TYPES = [
  'AutoRepair',
  'DryCleaningOrLaundry',
  'Electrician',
  'EmergencyService',
  'GeneralContractor',
  'HVACBusiness',
  'HomeAndConstructionBusiness',
  'HousePainter',
  'LocalBusiness',
  'Locksmith',
  'MovingCompany',
  'Plumber',
  'ProfessionalService',
  'RoofingContractor',
] as const;
