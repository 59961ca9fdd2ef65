import { billOfMaterials } from './bill-of-materials.js'

console.log(JSON.stringify(billOfMaterials(), null, 2))
