/** Adds an establishment of some name to the catalogue that rights are tried on. */
export const createBusiness = `mutation ($name: String!) {
  createBusiness(
    input: {
      name: $name
      description: "<p>Aberta.</p>"
      phone: "1238421000"
      address: { cityId: "3", neighborhoodId: "2" }
      categoryIds: ["1"]
      subcategoryIds: ["4"]
    }
  ) { id slug }
}`
